import { type ImportedItemRow } from '#server/composition/import-tables';
import type { ListTarget } from '#server/core/content/content-kind';
import type { StoredFields } from '#server/core/content/history';
import type { ImportItem } from '#shared/extras/imports/import-contract';
import { type ImportContext } from './import-context';
import { type ImportEntry, type SourceEntries } from './import-entry';
export type PlannedEntry = Pick<ImportItem, 'state' | 'changes' | 'isSimilar' | 'isProposed'> & {
    incoming: ImportEntry;
    /** The item that the entry became in an earlier import. */
    known: ImportedItemRow | null;
};
type PlanEntry = (incoming: ImportEntry) => PlannedEntry;
/**
 * Plans the import of these entries within the caller's transaction. Texts that the owner edited are replaced
 * only on request.
 */
export declare function planReading(context: ImportContext, { items, source }: Pick<SourceEntries, 'items' | 'source'>): Promise<PlannedEntry[]>;
export declare function presentPlanned(planned: PlannedEntry): ImportItem;
type KnownItem = {
    /** The record of the entry's earlier import. */
    row?: ImportedItemRow | undefined;
    /** The current fields of the item that the entry became. */
    stored?: StoredFields | undefined;
    /** True if the site has an equal item that is not from this source. */
    hasEqual?: boolean;
    /** True if an item of the site has the same title. */
    hasSimilar?: boolean;
};
/** Compares an entry with what the site has of it. */
export declare function planItem(incoming: ImportEntry, known: KnownItem): PlannedEntry;
/** Represents the source's counts in a list of changed fields. */
export declare const FIGURES = "figures";
/** Plans entries of a list. One that is already in the list, or earlier in the source, is unchanged. */
export declare function listPlanner(keys: string[], getKey: ListTarget['getKey']): PlanEntry;
/** Plans a setting. Replacing an existing value is not preselected. */
export declare function planSingle(incoming: ImportEntry, state: 'same' | 'new' | 'changed'): PlannedEntry;
export {};
