import { capitalise } from './text';

/** What tells whether visitors see an item; both are the owner's alone, and absent where there is nothing to tell. */
export type Publishing = { draft?: boolean | undefined; publishAt?: string | null | undefined };

export type PublishingState = 'draft' | 'scheduled' | 'published';

/** Computed whenever it is asked for: nothing has to run at the moment that is planned. */
export function publishingState({ draft, publishAt }: Publishing, now = Date.now()): PublishingState {
  if (draft) return 'draft';
  return publishAt && Date.parse(publishAt) > now ? 'scheduled' : 'published';
}

/** The item as it will be when its pending changes are published. */
export function withPending<Item extends { pendingChanges?: object | null | undefined }>(item: Item): Item {
  return { ...item, ...item.pendingChanges };
}

/** What a visitor reads for a stored status: 'wip' is 'In Progress' everywhere but in the editor's dropdown. */
export function statusLabel(status: string): string {
  return status === 'wip' ? 'In Progress' : capitalise(status);
}
