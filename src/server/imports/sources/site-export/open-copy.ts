import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { CONTENT_PATH } from '#server/core/archive/archive-format';
import {
  ABOUT_TABLE,
  aboutCopySchema,
  COPY_FORMAT_VERSION,
  FILLED_COLUMNS,
} from '#server/core/archive/copy-format';
import { JsonRowsError, readJsonRows } from '#server/core/archive/json-rows';
import { createRowReader } from '#server/core/archive/row-schema';
import { type ArchiveRow, listColumns, toArchiveRow } from '#server/core/archive/table-rows';
import { toErrorCode } from '#server/core/database/database-error';
import type { Entity } from '#server/core/database/entity';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import { isAvifVariant, UPLOADS_PATH } from '#shared/upload-names';

export type SiteCopy = {
  /** The owner's name. */
  site: string;
  tables: { entity: Entity; rows: ArchiveRow[] }[];
  /** The names of the copy's uploads. */
  files: ReadonlySet<string>;
  openFile(name: string): Readable;
};

/** Values of the columns that a copy leaves to each site. */
const FILLED = { id: newId, updatedAt: () => new Date().toISOString() };

/**
 * Reads the content of a static copy from its folder.
 * @throws AppError BAD_REQUEST for a folder without a copy, a newer format, and rows that the tables could not hold
 */
export async function openCopy(folder: string, entities: Entity[]): Promise<SiteCopy> {
  const tables = entities.map(entity => ({
    entity,
    rows: [] as ArchiveRow[],
    read: createRowReader(entity),
  }));
  const byName = new Map(tables.map(table => [table.entity.options.name, table]));
  let site: string | null = null;
  try {
    const document = createReadStream(join(folder, CONTENT_PATH));
    for await (const { table: name, row } of readJsonRows(
      document,
      new Set([ABOUT_TABLE, ...byName.keys()]),
    )) {
      const table = byName.get(name);
      if (name === ABOUT_TABLE) site = readAbout(row);
      else if (table) table.rows.push(toRow(table, row));
    }
  } catch (error) {
    if (toErrorCode(error) === 'ENOENT') throw refuse(`${folder} has no ${CONTENT_PATH}`);
    throw error instanceof JsonRowsError ? refuse(`${CONTENT_PATH}: ${error.message}`) : error;
  }
  if (site === null) throw refuse(`${CONTENT_PATH} does not begin with its format`);
  const uploads = join(folder, UPLOADS_PATH);
  const names = await readdir(uploads).catch((error: unknown) => {
    if (toErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  // Under the names of AVIF variants that did not exist, a copy has WebP. Each site creates its own.
  const files = new Set(names.filter(name => !isAvifVariant(name)));
  return { site, tables, files, openFile: name => createReadStream(join(uploads, name)) };
}

function readAbout(row: unknown): string {
  const { success, data } = aboutCopySchema.safeParse(row);
  if (!success) throw refuse(`${CONTENT_PATH} has another format`);
  if (data.version > COPY_FORMAT_VERSION)
    throw refuse(
      `it was made by a newer version of the product (format ${data.version}). Update, then import`,
    );
  return data.site;
}

function toRow(
  { entity, rows, read }: { entity: Entity; rows: ArchiveRow[]; read: ReturnType<typeof createRowReader> },
  row: unknown,
): ArchiveRow {
  const { name } = entity.options;
  const filled = (FILLED_COLUMNS[name] ?? []).map(column => [column, FILLED[column]()]);
  const result = read({ ...Object(row), ...Object.fromEntries(filled) });
  if ('issues' in result) throw refuse(`${name} ${rows.length + 1}: ${result.issues[0]?.message}`);
  return toArchiveRow(
    listColumns(entity).map(([column]) => column),
    result.data,
  );
}

function refuse(reason: string): AppError {
  return new AppError('BAD_REQUEST', `The copy cannot be imported: ${reason}. Nothing was changed.`);
}
