import type { Viewer } from './published-rows';
import { type SavedRow } from './saved-row';
/** An item that is listed by date and has a slug. */
export type DatedRow<Changes extends object = object> = SavedRow<Changes> & {
    id: string;
    slug: string;
    title: string;
};
export declare function presentDated<Changes extends object>(row: DatedRow<Changes>, viewer: Viewer): {
    draft?: true;
    publishAt?: string;
    pendingChanges?: Changes;
    createdAt: string;
    updatedAt: string;
    seenUpdatedAt?: string;
    _id: string;
    publishedAt: string;
};
/**
 * Presents the common fields of dated items in a list, where the owner learns only that unpublished changes
 * exist.
 */
export declare function presentDatedInList(row: DatedRow, viewer: Viewer): {
    draft?: true;
    publishAt?: string;
    pendingChanges?: object;
    _id: string;
    slug: string;
    title: string;
    publishedAt: string;
    updatedAt: string;
    hasPendingChanges?: true;
};
/** Returns the time when visitors first saw the item, or will see it. */
export declare function publishedAt({ publishAt, createdAt }: Pick<SavedRow, 'publishAt' | 'createdAt'>): string;
