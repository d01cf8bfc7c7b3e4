import { type ImportChange } from '#server/composition/import-tables';
import { type ImportContext } from './import-context';
import type { SourceEntries } from './import-entry';
import { type PlannedEntry } from './plan-entries';
type Options = Pick<SourceEntries, 'source' | 'showFigures'> & {
    /** The addresses of the stored images, by token. */
    urls: Map<string, string>;
};
/** Stores the planned entries within the caller's transaction, and returns the created and changed items. */
export declare function applyEntries(context: ImportContext, planned: PlannedEntry[], options: Options): Promise<ImportChange[]>;
export {};
