import { asJson, column, text } from '../../core/columns';
import { defineEntity } from '../../core/entity';
import type { Fields } from '../../core/history';

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
  kind: 'project' | 'timeline' | 'note';
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
  kind: ImportedItemRow['kind'] | 'skill' | 'site';
  id: string;
  /** The version that the change has made; null: it was new. */
  number: number | null;
};

/** An import, which can be undone as a whole. */
export type ImportRunRow = {
  id: string;
  source: string;
  createdAt: Date;
  undoneAt: Date | null;
  things: ImportedThing[];
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
    things: { ...text.withoutFiles, transformer: asJson },
  },
});
