import { rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hash } from '@node-rs/argon2';
import { type Connection, createConnection } from 'mysql2/promise';
import { ownerEntity } from '../../src/server/features/auth/auth-entities';
import { createOwnerService } from '../../src/server/features/auth/owner-service';
import { connect, openTestDatabase } from './open-test-database';
import { OWNER } from './owner';
import { createTestDatabase, type TestDatabase } from './test-database';

/** As little work as the algorithm allows: hundreds of tests sign in, and what a hash costs is not their subject. */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let template: Promise<TestDatabase> | undefined;
const idleSchemas: TestDatabase[] = [];

/**
 * A database of its own with the schema, the owner and nothing else. It has the content of one that was made once: to
 * bring one up to date takes longer than most tests.
 */
export async function createPreparedDatabase(): Promise<TestDatabase> {
  template ??= createTemplate();
  return copyOf(await template);
}

/** A database with the same content, of one that nobody has open. */
export function copyOf(original: TestDatabase): Promise<TestDatabase> {
  return original.target.kind === 'sqlite' ? copyOfFile(original.target.file) : schemaLike(original);
}

async function createTemplate(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const db = await openTestDatabase(database);
  await createOwnerService(db).setCredentials(OWNER.email, OWNER.password);
  const passwordHash = await hash(OWNER.password, CHEAP_HASH);
  await db.write(manager => manager.update(ownerEntity, { email: OWNER.email }, { passwordHash }));
  await db.close();
  await settle(database);
  const { target } = database;
  if (target.kind === 'sqlite') {
    // A schema goes with the server of its run.
    process.once('exit', () => rmSync(dirname(target.file), { recursive: true, force: true }));
  }
  return database;
}

/** Closing may leave the last rows of a file in the one beside it. */
export async function settle(database: TestDatabase): Promise<void> {
  if (database.target.kind !== 'sqlite') return;
  const source = await connect(database);
  await source.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await source.destroy();
}

async function copyOfFile(from: string): Promise<TestDatabase> {
  const copy = await createTestDatabase();
  if (copy.target.kind === 'sqlite') await copyFile(from, copy.target.file);
  return copy;
}

/** A schema that was given back is filled anew, which is faster than to make one. */
async function schemaLike(original: TestDatabase): Promise<TestDatabase> {
  const source = nameOf(original);
  const connection = await createConnection({ uri: original.url, multipleStatements: true });
  try {
    const tables = await tablesOf(connection, source);
    for (let used = idleSchemas.pop(); used !== undefined; used = idleSchemas.pop()) {
      const isFilled = await fill(connection, { source, to: nameOf(used), tables });
      if (isFilled) return lent(used);
      await used.remove();
    }
    const schema = await createTestDatabase();
    const to = nameOf(schema);
    const copies = tables.map(name => `CREATE TABLE \`${to}\`.\`${name}\` LIKE \`${source}\`.\`${name}\``);
    await connection.query(copies.join(';'));
    await fill(connection, { source, to, tables });
    return lent(schema);
  } finally {
    await connection.end();
  }
}

/** Answers false for a schema whose tables a test has taken away. */
async function fill(
  connection: Connection,
  { source, to, tables }: { source: string; to: string; tables: string[] },
): Promise<boolean> {
  const present = await tablesOf(connection, to);
  if (present.join() !== tables.join()) return false;
  const statements = tables.flatMap(name => [
    `DELETE FROM \`${to}\`.\`${name}\``,
    `INSERT INTO \`${to}\`.\`${name}\` SELECT * FROM \`${source}\`.\`${name}\``,
  ]);
  await connection.query(`START TRANSACTION;${statements.join(';')};COMMIT`);
  return true;
}

async function tablesOf(connection: Connection, schema: string): Promise<string[]> {
  const [rows] = await connection.query({
    sql: 'SELECT table_name FROM information_schema.tables WHERE table_schema = ? ORDER BY table_name',
    values: [schema],
    rowsAsArray: true,
  });
  return Array.isArray(rows) ? rows.map(String) : [];
}

function lent(schema: TestDatabase): TestDatabase {
  return {
    ...schema,
    remove: async () => {
      idleSchemas.push(schema);
    },
  };
}

function nameOf({ url }: TestDatabase): string {
  return new URL(url).pathname.slice(1);
}
