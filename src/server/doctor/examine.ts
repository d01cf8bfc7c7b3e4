import type { Environment } from '#server/core/config/env';
import { readSiteVersion } from '#server/core/runtime/site-version';
import { describeVersion } from '#shared/site-version';
import { checkAddress } from './check-address';
import { checkBackups } from './check-backups';
import { checkSynchronization } from './check-clock';
import { checkDatabase } from './check-database';
import { checkFolders, checkPermissions } from './check-folders';
import { checkMail } from './check-mail';
import { checkMetrics } from './check-metrics';
import { checkNode } from './check-node';
import { checkUploads } from './check-uploads';
import { explainFailedCheck } from './explain-failed-check';
import { type Finding, ok } from './finding';

type Check = () => Finding | Promise<Finding | Finding[]>;

/** Checks an installation without changing it. A check that fails is a finding too, and the others go on. */
export async function examine(env: Environment, now = new Date()): Promise<Finding[]> {
  const findings = await Promise.all([
    run('Version', () => ok('Version', `${describeVersion(readSiteVersion())}.`)),
    run('Node', () => checkNode(process.version, now)),
    run('Folders', () => checkFolders(env)),
    run('Secrets', () => checkPermissions(env)),
    run('UPLOADS_URL', () => checkUploads(env)),
    run('Database', () => checkDatabase(env.database, now)),
    run('Clock', () => checkSynchronization()),
    run('Address', () => checkAddress(env)),
    run('Mail', () => checkMail(env)),
    run('Backups', () => checkBackups(env, now)),
    run('Metrics', () => checkMetrics(env)),
  ]);
  return findings.flat();
}

async function run(name: string, check: Check): Promise<Finding | Finding[]> {
  try {
    return await check();
  } catch (error) {
    return explainFailedCheck(name, error);
  }
}
