import type { Environment } from '#server/core/config/env';
import { checkAddress } from './check-address';
import { checkBackups } from './check-backups';
import { checkSynchronization } from './check-clock';
import { checkDatabase } from './check-database';
import { checkFolders, checkPermissions } from './check-folders';
import { checkMail } from './check-mail';
import { checkMetrics } from './check-metrics';
import { checkNode } from './check-node';
import { checkUploads } from './check-uploads';
import type { Finding } from './finding';

/** Checks an installation without changing it. */
export async function examine(env: Environment, now = new Date()): Promise<Finding[]> {
  const findings = await Promise.all([
    checkNode(process.version, now),
    checkFolders(env),
    checkPermissions(env),
    checkUploads(env),
    checkDatabase(env.database, now),
    checkSynchronization(),
    checkAddress(env),
    checkMail(env),
    checkBackups(env, now),
    checkMetrics(env),
  ]);
  return findings.flat();
}
