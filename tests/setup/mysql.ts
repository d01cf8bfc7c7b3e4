import { ensureMysql } from '../support/database/ensure-mysql';
import { startMysqlServer } from '../support/database/mysql-server';
import { requireReady } from './require-ready';

/** Starts one MySQL server for the suite, in which each test has its own schema. */
export default async function startServer(): Promise<() => Promise<void>> {
  requireReady(ensureMysql());
  const server = await startMysqlServer();
  process.env.MYSQL_TEST_URL = server.url;
  return server.stop;
}
