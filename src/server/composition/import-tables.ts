import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import type { StoredFields } from '#server/core/content/history';
import { asJson, column } from '#server/core/database/columns';
import type { Database } from '#server/core/database/database';
import { defineEntity } from '#server/core/database/entity';
import type { ContentKindName } from '#shared/content-kinds';

// The tables of the extra `imports`. They stay when the extra is deleted, so that backups keep their rows.

/** Counts by name, such as `{ stars: 12 }`. */
export type ImportStats = Record<string, number>;

/** Links an entry of a source to the item it became, so that later imports recognize it. */
export type ImportedItemRow = {
  /** A digest of the source and the entry's key. */
  id: string;
  /** Markdown has a source for each kind, because the same file may become a project, a note and a page. */
  source: 'json-resume' | 'github' | 'markdown' | 'markdown-notes' | 'markdown-pages';
  name: string;
  kind: ContentKindName;
  itemId: string;
  /** The fields as read from the source. */
  sourceFields: StoredFields;
  /** The same fields as stored then. If a field differs now, the owner has edited it. */
  storedFields: StoredFields;
  /** The counts of the source at the last import or refresh. */
  figures: ImportStats;
};

/** A change that an import made, which can be undone. */
export type ImportChange = {
  kind: ContentKindName;
  id: string;
  /** The version that the change created, or null for a new item. */
  number: number | null;
  /** True if the source does not publish the item. */
  isWithheld?: true;
};

/** An import, which can be undone as a whole. */
export type ImportRunRow = {
  id: string;
  source: string;
  createdAt: Date;
  undoneAt: Date | null;
  /** Its changes. Stored backups have this name of the column. */
  things: ImportChange[];
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
    sourceFields: { ...column.longText, transformer: asJson },
    storedFields: { ...column.longText, transformer: asJson },
    figures: { ...column.longText, transformer: asJson },
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
    things: { ...column.longText, transformer: { to: asJson.to, from: readChanges } },
  },
});

/**
 * Deletes the imports of another site's content, which earlier versions recorded without changes. A backup may
 * have one.
 */
export async function forgetSiteImports(manager: EntityManager): Promise<void> {
  await manager.delete(importRunEntity, { things: Raw(column => `${column} = '[]'`) });
}

/** Lists the undone imports with the items that they had created. */
export async function listUndoneImports(db: Database) {
  const rows = await db.read(importRunEntity).find({ where: { undoneAt: Not(IsNull()) } });
  return rows.flatMap(({ id, source, undoneAt, things: changes }) => {
    const itemIds = changes.filter(({ number }) => number === null).map(({ id }) => id);
    return undoneAt ? [{ id, source, undoneAt, itemIds }] : [];
  });
}

/** Earlier versions recorded skills under the kind 'skill'. */
function readChanges(stored: unknown): unknown {
  const changes: unknown = asJson.from(stored);
  if (!Array.isArray(changes)) return changes;
  return changes.map(change => (Object(change).kind === 'skill' ? { ...change, kind: 'skills' } : change));
}
