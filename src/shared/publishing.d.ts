/**
 * The publishing fields of an item. Only the owner gets them, and they are absent if they have their
 * defaults.
 */
export type Publishing = {
    draft?: boolean | undefined;
    publishAt?: string | null | undefined;
};
export type PublishingState = 'draft' | 'scheduled' | 'published';
/** Publishing fields as they are stored, or as they are sent. */
type StoredOrSent = {
    draft?: boolean | null | undefined;
    publishAt?: Date | string | null | undefined;
};
/** Computes the state on demand, so that nothing has to run at the scheduled time. */
export declare function publishingState({ draft, publishAt }: StoredOrSent, now?: number): PublishingState;
/** Returns the item as it will be once its pending changes are published. */
export declare function withPending<Item extends {
    pendingChanges?: object | null | undefined;
}>(item: Item): Item;
/**
 * Returns the public label of a status. 'wip' is 'In Progress' everywhere except in the editor's dropdown.
 */
export declare function statusLabel(status: string): string;
export {};
