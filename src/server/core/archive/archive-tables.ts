import type { Readable } from 'node:stream';
import type { ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import { CONTENT_PATH, PRIVATE, privatePath } from './archive-format';
import type { Archive } from './archive-reader';
import { JsonRowsError, readJsonLines, readJsonRows } from './json-rows';
import { createRowReader, type ReadRow } from './row-schema';

export type StoredRow = readonly [entity: Entity, row: ObjectLiteral];

/** Returns the tables that belong to one part of a backup. */
export function filterTables(entities: Entity[], part: Entity['backup']): Entity[] {
  return entities.filter(({ backup }) => backup === part);
}

/**
 * Reads the visible content row by row.
 * @throws AppError BAD_REQUEST for rows that the tables could not hold
 */
export function readContent(archive: Archive, entities: Entity[]): AsyncGenerator<StoredRow> {
  return readDocument(archive.open(CONTENT_PATH), CONTENT_PATH, filterTables(entities, 'content'));
}

/**
 * Reads `{"project": [row, …], …}` row by row. `path` names the document in errors.
 * @throws AppError BAD_REQUEST for another document or table, and for rows that the tables could not hold
 */
export async function* readDocument(
  document: Readable | Promise<Readable>,
  path: string,
  entities: Entity[],
): AsyncGenerator<StoredRow> {
  const tables = new Map(
    entities.map(entity => [entity.options.name, { entity, read: createRowReader(entity), count: 0 }]),
  );
  try {
    for await (const { table: name, row } of readJsonRows(await document, new Set(tables.keys()))) {
      const table = tables.get(name);
      if (!table) continue;
      table.count += 1;
      yield [table.entity, requireRow(table.read, row, `${path}, ${name} ${table.count}`)];
    }
  } catch (error) {
    throw error instanceof JsonRowsError ? createBackupError(path, error.message) : error;
  }
}

/** Private tables that earlier versions had. Their rows are left out. */
const FORMER_TABLES = ['sample_row'];

/** @throws AppError BAD_REQUEST */
export function requireTables(archive: Archive, entities: Entity[]): void {
  const names = filterTables(entities, 'private').map(({ options }) => options.name);
  const supported = new Set([...names, ...FORMER_TABLES].map(privatePath));
  const unknown = archive.paths.find(path => path.startsWith(PRIVATE) && !supported.has(path));
  if (unknown) throw createBackupError(unknown, 'unknown table');
}

/** Reads the rows of a private table one by one. A backup that is older than the table has none. */
export async function* readPrivate(
  archive: Pick<Archive, 'paths' | 'open'>,
  entity: Entity,
): AsyncGenerator<StoredRow> {
  const path = privatePath(entity.options.name);
  if (!archive.paths.includes(path)) return;
  const read = createRowReader(entity);
  let number = 0;
  try {
    for await (const row of readJsonLines(await archive.open(path))) {
      number += 1;
      yield [entity, requireRow(read, row, `${path}, line ${number}`)];
    }
  } catch (error) {
    throw error instanceof JsonRowsError ? createBackupError(path, error.message) : error;
  }
}

function requireRow(read: ReadRow, row: unknown, location: string): ObjectLiteral {
  const result = readDeep(read, row, location);
  if ('data' in result) return result.data;
  const [issue] = result.issues;
  throw createBackupError(location, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

/** Validation calls itself for each level, so deep nesting could exhaust the stack. */
function readDeep(read: ReadRow, row: unknown, location: string): ReturnType<ReadRow> {
  try {
    return read(row);
  } catch (error) {
    throw error instanceof RangeError ? createBackupError(location, 'nested too deeply') : error;
  }
}

function createBackupError(location: string, why: string): AppError {
  return new AppError(
    'BAD_REQUEST',
    `The backup cannot be restored: ${location}: ${why}. Nothing was changed.`,
  );
}
