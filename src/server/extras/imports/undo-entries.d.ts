import { type ImportRunRow } from '#server/composition/import-tables';
import type { ImportUndone } from '#shared/extras/imports/import-contract';
import { type ImportContext } from './import-context';
/**
 * Undoes an import of entries within the caller's transaction. Items that were changed since stay, and items
 * that no longer exist are skipped.
 */
export declare function undoEntries(context: ImportContext, { id: runId, things: changes }: ImportRunRow): Promise<ImportUndone>;
