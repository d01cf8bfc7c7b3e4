import { ensureChromium } from '../support/ensure-chromium';
import { ensureMysql } from '../support/ensure-mysql';
import { startMysqlServer } from '../support/mysql-server';
import { ensureProductionBuild } from '../support/production-build';
import { ensureNginx } from '../support/server-programs';

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
