import { column, text } from '../../core/columns';
import { defineEntity } from '../../core/entity';

/** The last import of content, as long as it can be undone. */
export type ContentImportRow = {
  id: string;
  importedAt: Date;
  /** Whose content it was. */
  site: string;
  added: number;
  changed: number;
};

/** A row that it added or changed. */
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

export const contentImportEntity = defineEntity<ContentImportRow>({
  name: 'content_import',
  revision: null,
  // What can be undone is a fact of the place.
  backup: null,
  columns: {
    id: { ...column.id, primary: true },
    importedAt: column.timestamp,
    site: column.name,
    added: column.integer,
    changed: column.integer,
  },
});

export const importedRowEntity = defineEntity<ImportedRow>({
  name: 'imported_row',
  revision: null,
  backup: null,
  columns: {
    number: { ...column.integer, primary: true },
    tableName: column.key,
    rowId: column.fileName,
    digest: column.key,
    before: { ...text.withoutFiles, nullable: true },
  },
});
