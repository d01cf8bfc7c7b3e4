import type { Environment } from '#server/core/config/env';
import { readSiteVersion } from '#server/core/runtime/read-site-version';
import type { Check, Extra } from '#server/extras/extra';
import { extras } from '#server/extras/extras';
import { type Finding, ok } from '#server/extras/finding';
import { describeVersion } from '#shared/site-version';
import { checkAddress } from './check-address';
import { checkSynchronization } from './check-clock';
import { checkDatabase } from './check-database';
import { checkFolders, checkPermissions } from './check-folders';
import { checkMail } from './check-mail';
import { checkNode } from './check-node';
import { explainFailedCheck } from './explain-failed-check';

const list: Extra[] = Object.values(extras);
const extraChecks = list.flatMap(({ check }) => check ?? []);

type Run = () => ReturnType<Check['run']>;

/** Checks an installation without changing it. A check that fails is a finding too, and the others go on. */
export async function examine(env: Environment, now = new Date()): Promise<Finding[]> {
  const findings = await Promise.all([
    run('Version', () => ok('Version', `${describeVersion(readSiteVersion())}.`)),
    run('Node', () => checkNode(process.version, now)),
    run('Folders', () => checkFolders(env)),
    run('Secrets', () => checkPermissions(env)),
    run('Database', () => checkDatabase(env.database, now)),
    run('Clock', () => checkSynchronization()),
    run('Address', () => checkAddress(env)),
    run('Mail', () => checkMail(env)),
    ...extraChecks.map(({ name, run: check }) => run(name, () => check(env, now))),
  ]);
  return findings.flat();
}

async function run(name: string, check: Run): Promise<Finding | Finding[]> {
  try {
    return await check();
  } catch (error) {
    return explainFailedCheck(name, error);
  }
}
