import { ensureChromium } from '../support/browser/ensure-chromium';
import { ensureMysql } from '../support/database/ensure-mysql';
import { startMysqlServer } from '../support/database/mysql-server';
import { ensureProductionBuild } from '../support/programs/production-build';
import { ensureNginx } from '../support/programs/server-programs';

/** Builds the site and prepares the other programs. Tests of those that are missing are reported as skipped. */
export default async function prepareExport(): Promise<() => Promise<void>> {
  const chromium = ensureChromium();
  if (chromium.ready) process.env.CHROMIUM_PATH = chromium.found;
  ensureNginx();
  const server = ensureMysql().ready ? await startMysqlServer() : null;
  if (server) process.env.MYSQL_TEST_URL = server.url;
  await ensureProductionBuild();
  return async () => server?.stop();
}
