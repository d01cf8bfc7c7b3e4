import type { EntityManager } from 'typeorm';
import { type ImportChange, type ImportedItemRow } from '#server/composition/import-tables';
/** Returns the ID of an entry, which is a digest because a key may be longer than the column. */
export declare function entryId(source: ImportedItemRow['source'], key: string): string;
/** Records an import, and returns its ID. */
export declare function recordRun(manager: EntityManager, source: string, changes: ImportChange[]): Promise<string>;
