import { capitalize } from './text';

/**
 * The publishing fields of an item. Only the owner gets them, and they are absent if they have their
 * defaults.
 */
export type Publishing = { draft?: boolean | undefined; publishAt?: string | null | undefined };

export type PublishingState = 'draft' | 'scheduled' | 'published';

/** Publishing fields as they are stored, or as they are sent. */
type StoredOrSent = {
  draft?: boolean | null | undefined;
  publishAt?: Date | string | null | undefined;
};

/** Computes the state on demand, so that nothing has to run at the scheduled time. */
export function publishingState({ draft, publishAt }: StoredOrSent, now = Date.now()): PublishingState {
  if (draft) return 'draft';
  return publishAt && new Date(publishAt).getTime() > now ? 'scheduled' : 'published';
}

/** Returns the item as it will be once its pending changes are published. */
export function withPending<Item extends { pendingChanges?: object | null | undefined }>(item: Item): Item {
  return { ...item, ...item.pendingChanges };
}

/**
 * Returns the public label of a status. 'wip' is 'In Progress' everywhere except in the editor's dropdown.
 */
export function statusLabel(status: string): string {
  return status === 'wip' ? 'In Progress' : capitalize(status);
}
