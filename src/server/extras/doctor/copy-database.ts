import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { DatabaseTarget } from '#server/core/config/env';
import { isMysqlAddress } from '#server/core/config/setting-values';
import { StartError } from '#server/core/errors/start-error';
import { describeAddress } from '#server/db/describe-address';
import { listStatements } from '#server/db/dump/list-statements';
import { saveDatabase } from '#server/db/dump/save-database';
import { connect } from './connect';

type Places = {
  /** Receives the copy of an SQLite file. */
  folder: string;
  /** The address of an empty database for the copy of a server's. */
  copyUrl: string | undefined;
};

/**
 * Copies a database as it is and returns where the copy is.
 * @throws StartError if there is no empty database for it
 */
export async function copyDatabase(source: DataSource, { folder, copyUrl }: Places): Promise<DatabaseTarget> {
  if (source.options.type === 'better-sqlite3') {
    const file = await saveDatabase(source, join(folder, 'copy'));
    return { kind: 'sqlite', file };
  }
  if (copyUrl === undefined || !isMysqlAddress(copyUrl))
    throw new StartError('Create an empty database and name it: --copy mysql://user:password@host:3306/name');
  const target = { kind: 'mysql', url: copyUrl } as const;
  const copy = await connect(target, [], 'write');
  try {
    const runner = copy.createQueryRunner();
    const place = describeAddress(copyUrl);
    if ((await countTables(copy)) > 0) throw new StartError(`The database ${place} is not empty.`);
    try {
      // All statements need the connection of the first ones, which prepare it.
      for await (const statement of listStatements(source)) await runner.query(statement);
    } catch (error) {
      await copy.dropDatabase();
      throw error;
    } finally {
      await runner.release();
    }
    return target;
  } finally {
    await copy.destroy();
  }
}

/** Removes all tables of a copy. */
export async function emptyDatabase(target: DatabaseTarget): Promise<void> {
  if (target.kind === 'sqlite') return;
  const copy = await connect(target, [], 'write');
  await copy.dropDatabase();
  await copy.destroy();
}

async function countTables(source: DataSource): Promise<number> {
  const [row] = await source.query(
    'SELECT COUNT(*) AS count FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return Number(row.count);
}
