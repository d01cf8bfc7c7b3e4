import { rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hash } from '@node-rs/argon2';
import { type Connection, createConnection } from 'mysql2/promise';
import { ownerEntity } from '#server/features/auth/auth-entities';
import { createOwner } from '../app/create-owner';
import { OWNER } from '../app/owner';
import { connect, openTestDatabase } from './open-test-database';
import { createTestDatabase, type TestDatabase } from './test-database';

/** The lowest cost that the algorithm allows, because hundreds of tests sign in. */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let template: Promise<TestDatabase> | undefined;
const idleSchemas: TestDatabase[] = [];

/**
 * Creates a database that contains only the schema and the owner. It is a copy of a template, because
 * migrating a new database takes longer than most tests.
 */
export async function createPreparedDatabase(): Promise<TestDatabase> {
  template ??= createTemplate();
  return copyDatabase(await template);
}

/** Copies a database that has no open connections. */
export function copyDatabase(original: TestDatabase): Promise<TestDatabase> {
  return original.target.kind === 'sqlite' ? copyFileDatabase(original.target.file) : copySchema(original);
}

async function createTemplate(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const db = await openTestDatabase(database);
  await createOwner(db);
  const passwordHash = await hash(OWNER.password, CHEAP_HASH);
  await db.write(manager => manager.update(ownerEntity, { email: OWNER.email }, { passwordHash }));
  await db.close();
  await settle(database);
  const { target } = database;
  if (target.kind === 'sqlite') {
    // The MySQL server of the run is deleted with its schemas.
    process.once('exit', () => rmSync(dirname(target.file), { recursive: true, force: true }));
  }
  return database;
}

/** Moves the last rows from SQLite's write-ahead log into the database file. */
export async function settle(database: TestDatabase): Promise<void> {
  if (database.target.kind !== 'sqlite') return;
  const source = await connect(database);
  await source.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await source.destroy();
}

async function copyFileDatabase(from: string): Promise<TestDatabase> {
  const copy = await createTestDatabase();
  if (copy.target.kind === 'sqlite') await copyFile(from, copy.target.file);
  return copy;
}

/** Refills a returned schema if there is one, which is faster than creating a schema. */
async function copySchema(original: TestDatabase): Promise<TestDatabase> {
  const source = getSchemaName(original);
  const connection = await createConnection({ uri: original.url, multipleStatements: true });
  try {
    const tables = await listTables(connection, source);
    for (let used = idleSchemas.pop(); used !== undefined; used = idleSchemas.pop()) {
      const isFilled = await fill(connection, { source, to: getSchemaName(used), tables });
      if (isFilled) return lend(used);
      await used.remove();
    }
    const schema = await createTestDatabase();
    const to = getSchemaName(schema);
    const copies = tables.map(name => `CREATE TABLE \`${to}\`.\`${name}\` LIKE \`${source}\`.\`${name}\``);
    await connection.query(copies.join(';'));
    await fill(connection, { source, to, tables });
    return lend(schema);
  } finally {
    await connection.end();
  }
}

/** Copies the rows of all tables; returns false if a test has dropped tables of the schema. */
async function fill(
  connection: Connection,
  { source, to, tables }: { source: string; to: string; tables: string[] },
): Promise<boolean> {
  const present = await listTables(connection, to);
  if (present.join() !== tables.join()) return false;
  const statements = tables.flatMap(name => [
    `DELETE FROM \`${to}\`.\`${name}\``,
    `INSERT INTO \`${to}\`.\`${name}\` SELECT * FROM \`${source}\`.\`${name}\``,
  ]);
  await connection.query(`START TRANSACTION;${statements.join(';')};COMMIT`);
  return true;
}

async function listTables(connection: Connection, schema: string): Promise<string[]> {
  const [rows] = await connection.query({
    sql: 'SELECT table_name FROM information_schema.tables WHERE table_schema = ? ORDER BY table_name',
    values: [schema],
    rowsAsArray: true,
  });
  return Array.isArray(rows) ? rows.map(String) : [];
}

function lend(schema: TestDatabase): TestDatabase {
  return {
    ...schema,
    remove: async () => {
      idleSchemas.push(schema);
    },
  };
}

function getSchemaName({ url }: TestDatabase): string {
  return new URL(url).pathname.slice(1);
}
