import { type EntityManager } from 'typeorm';
import type { StoredFields } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import type { ContentKindName } from '#shared/content-kinds';
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
export declare const importedItemEntity: import("#server/core/database/entity").Entity<ImportedItemRow>;
export declare const importRunEntity: import("#server/core/database/entity").Entity<ImportRunRow>;
/**
 * Deletes the imports of another site's content, which earlier versions recorded without changes. A backup may
 * have one.
 */
export declare function forgetSiteImports(manager: EntityManager): Promise<void>;
/** Lists the undone imports with the items that they had created. */
export declare function listUndoneImports(db: Database): Promise<{
    id: string;
    source: string;
    undoneAt: Date;
    itemIds: string[];
}[]>;
