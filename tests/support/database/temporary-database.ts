import type { DataSource } from 'typeorm';
import { afterAll, onTestFinished } from 'vitest';
import { entities } from '#server/composition/entities';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { connect, openTestDatabase } from './open-test-database';
import { createPreparedDatabase } from './prepared-database';
import { createTestDatabase, type TestDatabase } from './test-database';

/** Creates an empty database that is removed after the test. */
export async function createTemporaryDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(database.remove);
  return database;
}

/** Opens a database with only the owner, and removes it after the tests of the calling file. */
export async function openForFile(): Promise<Database> {
  const database = await createPreparedDatabase();
  const db = await openTestDatabase(database);
  afterAll(() => db.close().then(database.remove));
  return db;
}

/** Opens a database with the settings of the server, and closes it after the test. */
export async function openForTest(...parameters: Parameters<typeof openTestDatabase>): Promise<Database> {
  const db = await openTestDatabase(...parameters);
  onTestFinished(db.close);
  return db;
}

/** Opens a plain connection that ends after the test. */
export async function connectForTest(...parameters: Parameters<typeof connect>): Promise<DataSource> {
  const source = await connect(...parameters);
  onTestFinished(() => source.destroy());
  return source;
}

/** Lists the statements that would give a database the schema of the entities. */
export async function listSchemaChanges(database: TestDatabase, tables: Entity[] = entities) {
  const source = await connectForTest(database, tables);
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
