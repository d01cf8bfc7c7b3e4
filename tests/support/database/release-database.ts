import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { createConnection } from 'mysql2/promise';
import { onTestFinished } from 'vitest';
import { createTestDatabase, engine, type TestDatabase } from './test-database';

/** The releases whose databases are in the folder `releases`, with a few rows each. */
export const RELEASES = ['1.0.0'];

/** Creates a database as a release of the site has left it, until the test ends. */
export async function createReleaseDatabase(release: string): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(database.remove);
  const file = join(import.meta.dirname, `releases/${release}.${engine}.sql`);
  await runSql(database, await readFile(file, 'utf8'));
  return database;
}

/** Runs the statements of a file, as the clients of the database do. */
export async function runSql({ target }: Pick<TestDatabase, 'target'>, sql: string): Promise<void> {
  if (target.kind === 'sqlite') {
    const file = new Libsql(target.file);
    file.exec(sql);
    file.close();
    return;
  }
  const connection = await createConnection({
    uri: target.url,
    charset: 'utf8mb4',
    multipleStatements: true,
  });
  await connection.query(sql);
  await connection.end();
}
