import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DatabaseTarget } from '#server/core/config/env';

export type TestDatabase = { target: DatabaseTarget; url: string; remove(): Promise<void> };

/** The database engine of this run of the integration tests. */
export const engine = process.env.TEST_DATABASE === 'mysql' ? 'mysql' : 'sqlite';

/** Creates an empty database: a file, or a schema on the server that the test command started. */
export function createTestDatabase(): Promise<TestDatabase> {
  return engine === 'mysql' ? createMysqlSchema(process.env.MYSQL_TEST_URL ?? '') : createSqliteFile();
}

export async function createSqliteFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-test-'));
  const file = join(folder, 'test.sqlite');
  return {
    target: { kind: 'sqlite', file },
    url: `sqlite:${file}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function createMysqlSchema(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const connection = await createConnection(serverUrl);
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const url = new URL(name, serverUrl).href;
  return { target: { kind: 'mysql', url }, url, remove: () => run(`DROP DATABASE IF EXISTS ${name}`) };
}
