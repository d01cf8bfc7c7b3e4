import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { FILES, filePath } from '#server/core/archive/archive-format';
import { type Archive, openArchive } from '#server/core/archive/archive-reader';
import { filterTables, readContent, requireTables } from '#server/core/archive/archive-tables';
import { type ArchiveRow, listColumns, toArchiveRow } from '#server/core/archive/table-rows';
import type { Entity } from '#server/core/database/entity';
import type { IncomingRows } from '#server/imports/plan-rows';
import { openCopy } from './open-copy';

/**
 * Selects the content that may be shared. Pass every row to `note` before the first call of `exported`.
 */
export type ChooseShared = (options: { hasDrafts: boolean }) => {
  note(entity: Entity, row: ArchiveRow): void;
  /** Returns the shareable form of a row, or null for a row that is not shared. */
  exported(entity: Entity, row: ArchiveRow): ArchiveRow | null;
};

type Options = {
  entities: Entity[];
  /** The tables of a static copy. */
  copied: Entity[];
  chooseShared: ChooseShared;
};

/** Content of another site, with the files that it names. */
export type SiteContent = {
  /** The owner's name. */
  site: string;
  rows: IncomingRows;
  files: ReadonlySet<string>;
  openFile(name: string): Promise<Readable> | Readable;
};

/**
 * Runs `work` with the content of a backup, an export, or the folder of a static copy.
 * @throws AppError BAD_REQUEST for an invalid file
 */
export async function withSiteContent<T>(
  path: string,
  options: Options,
  work: (content: SiteContent) => Promise<T>,
): Promise<T> {
  const isFolder = (await stat(path)).isDirectory();
  if (!isFolder) return withArchive(path, options, work);
  const { tables, ...copy } = await openCopy(path, options.copied);
  return work({ ...copy, rows: new Map(tables.map(({ entity, rows }) => [entity.options.name, rows])) });
}

async function withArchive<T>(
  file: string,
  { entities, chooseShared }: Options,
  work: (content: SiteContent) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(file);
  try {
    requireTables(archive, entities);
    const tables = await readTables(archive, entities);
    // Only the published content of a backup is imported. An export contains drafts only on request.
    const { note, exported } = chooseShared({ hasDrafts: archive.manifest.scope === 'content' });
    for (const { entity, rows } of tables) for (const row of rows) note(entity, row);
    const content = new Map<string, ArchiveRow[]>();
    for (const { entity, rows } of tables) {
      const shared = rows.map(row => exported(entity, row)).filter(row => row !== null);
      content.set(entity.options.name, shared);
    }
    const names = archive.paths.flatMap(path => (path.startsWith(FILES) ? [path.slice(FILES.length)] : []));
    return await work({
      site: archive.manifest.site,
      rows: content,
      files: new Set(names),
      openFile: name => archive.open(filePath(name)),
    });
  } finally {
    archive.close();
  }
}

async function readTables(archive: Archive, entities: Entity[]) {
  const tables = filterTables(entities, 'content').map(entity => {
    const names = listColumns(entity).map(([name]) => name);
    return { entity, names, rows: [] as ArchiveRow[] };
  });
  const byEntity = new Map(tables.map(table => [table.entity, table]));
  for await (const [entity, row] of readContent(archive, entities)) {
    const table = byEntity.get(entity);
    table?.rows.push(toArchiveRow(table.names, row));
  }
  return tables;
}
