import { createHash } from 'node:crypto';
import { type EntityManager, Raw } from 'typeorm';
import type { ContentKindName } from '#shared/content-kinds';
import { NAME_MAX_LENGTH } from '#shared/contract/common';
import type { Fields } from '../core/content/history';
import { asJson, column, text } from '../core/database/columns';
import { defineEntity } from '../core/database/entity';
import { newId } from '../core/database/new-id';

/** 'stars': 12. */
export type Figures = Record<string, number>;

/** What the entry of a source has become, so that another import knows it again. */
export type ImportedItemRow = {
  /** The digest of the entry's key. */
  id: string;
  /** The same file may have become a project and a note: these are two sources. */
  source: 'json-resume' | 'github' | 'markdown' | 'markdown-notes';
  /** The entry's key. */
  name: string;
  kind: ContentKindName;
  itemId: string;
  /** The fields as the source had them. */
  sourceFields: Fields;
  /** The same as they were stored: what differs by now is the owner's. */
  storedFields: Fields;
  /** What the source counted when it was last asked. */
  figures: Figures;
};

/** A thing that an import has made or changed. */
export type ImportedThing = {
  kind: ContentKindName;
  id: string;
  /** The version that the change has made; null: it was new. */
  number: number | null;
};

/** An import, which can be undone as a whole. One of rows has no things: `imported_row` has what the last of them did. */
export type ImportRunRow = {
  id: string;
  source: string;
  createdAt: Date;
  undoneAt: Date | null;
  things: ImportedThing[];
};

/** A row that the last import of rows has added or changed. */
export type ImportedRow = {
  /** Its place among them. */
  number: number;
  tableName: string;
  rowId: string;
  /** Of what it said then: a row that says something else by now was changed since. */
  digest: string;
  /** As JSON; null: it is new. Its files are kept by the version that each change leaves. */
  before: string | null;
};

export const importedItemEntity = defineEntity<ImportedItemRow>({
  name: 'imported_item',
  revision: null,
  backup: 'private',
  columns: {
    id: { ...column.key, primary: true },
    source: column.key,
    name: column.name,
    kind: column.key,
    itemId: column.id,
    // They keep no file: the item itself does.
    sourceFields: { ...text.withoutFiles, transformer: asJson },
    storedFields: { ...text.withoutFiles, transformer: asJson },
    figures: { ...text.withoutFiles, transformer: asJson },
  },
  indices: [{ name: 'imported_item_source', columns: ['source'] }],
});

export const importRunEntity = defineEntity<ImportRunRow>({
  name: 'import_run',
  revision: null,
  backup: 'private',
  columns: {
    id: { ...column.id, primary: true },
    source: column.name,
    createdAt: column.timestamp,
    undoneAt: { ...column.timestamp, nullable: true },
    things: { ...text.withoutFiles, transformer: { to: asJson.to, from: readThings } },
  },
});

export const importedRowEntity = defineEntity<ImportedRow>({
  name: 'imported_row',
  revision: null,
  // What can be undone of rows is a fact of the place.
  backup: null,
  columns: {
    number: { ...column.integer, primary: true },
    tableName: column.key,
    rowId: column.fileName,
    digest: column.key,
    before: { ...text.withoutFiles, nullable: true },
  },
});

/** An entry of a source, named by a text that always fits its column. */
export function entryId(source: ImportedItemRow['source'], key: string): string {
  return createHash('sha256').update(`${source}\n${key}`).digest('hex');
}

/** Notes an import, and answers its id. */
export async function recordRun(
  manager: EntityManager,
  source: string,
  things: ImportedThing[],
): Promise<string> {
  const id = newId();
  const run = { id, source: source.slice(0, NAME_MAX_LENGTH), createdAt: new Date(), undoneAt: null, things };
  await manager.insert(importRunEntity, run);
  return id;
}

/** An import of entries without any is not remembered. */
export const ROW_IMPORTS = { things: Raw(column => `${column} = '[]'`) };
export const ENTRY_IMPORTS = { things: Raw(column => `${column} <> '[]'`) };

/** Forgets the last import of rows: its undo ends with the next one, and with a restore. */
export async function forgetImportOfRows(manager: EntityManager): Promise<void> {
  await manager.delete(importRunEntity, ROW_IMPORTS);
  await manager.createQueryBuilder().delete().from(importedRowEntity).execute();
}

/** A run of an earlier version calls a skill by another name. */
function readThings(stored: unknown): unknown {
  const things: unknown = asJson.from(stored);
  if (!Array.isArray(things)) return things;
  return things.map(thing => (Object(thing).kind === 'skill' ? { ...thing, kind: 'skills' } : thing));
}
