import { type Publishing, type PublishingState, publishingState } from '#shared/publishing';
import type { FieldDefinition } from '../merge';

/**
 * What the owner has decided of whether visitors see an item, as one value that is saved with the item's other fields:
 * 'draft', 'published', the moment from which visitors see it, or 'held': it is published, and what has been changed since
 * is not.
 */
export type PublishingPlan = 'draft' | 'published' | 'held' | (string & {});
export type PlanState = PublishingState | 'held';

/** The plan is never edited by itself: an action sets it and saves all, or puts it back. */
export const PUBLISHING_FIELD: FieldDefinition<PublishingPlan> = {
  label: 'Publishing',
  describe: plan => (planState(plan) === 'scheduled' ? formatMoment(plan) : STATE_WORDS[planState(plan)]),
  // Edits that this tab has kept from before there were drafts have none.
  accepts: kept => kept === undefined || typeof kept === 'string',
};

export const STATE_WORDS: Record<PlanState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  held: 'Unpublished changes',
};

/** What an item, or what a list tells of one, says of it. */
export type PublishedItem = Publishing & { pendingChanges?: object; hasPendingChanges?: true };

export function planOf(item: PublishedItem): PublishingPlan {
  const { draft, publishAt, pendingChanges, hasPendingChanges } = item;
  if (draft) return 'draft';
  const isHeld = (pendingChanges || hasPendingChanges) && publishingState(item) === 'published';
  return isHeld ? 'held' : (publishAt ?? 'published');
}

/** The plan as it is sent with what is new: nothing that is held back goes out by that. */
export function publishingInput(plan: PublishingPlan | undefined): Publishing {
  // Only edits that were kept from before have none: what is stored stays.
  if (plan === undefined) return {};
  const isSeen = plan !== 'draft' && plan !== 'held';
  return { draft: !isSeen, publishAt: Number.isNaN(Date.parse(plan)) ? null : plan };
}

/** What an update sends. */
export type ItemChanges<Changes> =
  | (Changes & Publishing & { pendingChanges: null })
  | { pendingChanges: Changes };

/** Returns what an update sends: changes that are held back go alone, and all others leave nothing held back. */
export function updateInput<Changes extends object>(
  plan: PublishingPlan | undefined,
  changes: Changes,
): ItemChanges<Changes> {
  if (plan === 'held') return { pendingChanges: changes };
  return { ...changes, ...publishingInput(plan), pendingChanges: null };
}

export function planState(plan: PublishingPlan | undefined, now = Date.now()): PlanState {
  return plan === 'held' ? 'held' : publishingState(publishingInput(plan), now);
}

/** In the owner's time zone, which is the browser's. */
export function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
