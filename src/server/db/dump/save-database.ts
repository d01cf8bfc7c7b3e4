import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { createOnce } from '#server/db/private-files';
import { listStatements } from './list-statements';

/**
 * Saves the database as it is into a new file: an SQLite file, or the SQL statements that create it. Any version of
 * the site can save any schema.
 * @returns the path of the file
 */
export async function saveDatabase(source: DataSource, folder: string, now = new Date()): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isSqlite = source.options.type === 'better-sqlite3';
  const stamp = now.toISOString().replace(/[:.]|\d{3}(?=Z)/g, '');
  const file = join(folder, `before-upgrade-${stamp}.${isSqlite ? 'sqlite' : 'sql'}`);
  const draft = `${file}.part`;
  try {
    await createOnce(draft);
    if (isSqlite) await source.query('VACUUM INTO ?', [draft]);
    else await pipeline(toLines(listStatements(source)), createWriteStream(draft, { flush: true }));
    await rename(draft, file);
    return file;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* toLines(statements: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const statement of statements) yield `${statement};\n`;
}
