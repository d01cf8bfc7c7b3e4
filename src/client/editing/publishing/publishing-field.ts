import { type Publishing, type PublishingState, publishingState } from '../../../shared/publishing';
import type { FieldDefinition } from '../merge';

/**
 * What the owner has decided of whether visitors see an item, as one value that is saved with the item's other fields:
 * 'draft', 'published', or the moment from which visitors see it.
 */
export type PublishingPlan = 'draft' | 'published' | (string & {});

/** The plan is never edited by itself: an action sets it and saves all, or puts it back. */
export const PUBLISHING_FIELD: FieldDefinition<PublishingPlan> = {
  label: 'Publishing',
  describe: plan => (planState(plan) === 'scheduled' ? formatMoment(plan) : STATE_WORDS[planState(plan)]),
  // Edits that this tab has kept from before there were drafts have none.
  accepts: kept => kept === undefined || typeof kept === 'string',
};

export const STATE_WORDS: Record<PublishingState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

export function planOf({ draft, publishAt }: Publishing): PublishingPlan {
  return draft ? 'draft' : (publishAt ?? 'published');
}

/** The plan as it is sent. */
export function publishingInput(plan: PublishingPlan | undefined): Publishing {
  // Only edits that were kept from before have none: what is stored stays.
  if (plan === undefined) return {};
  return { draft: plan === 'draft', publishAt: Number.isNaN(Date.parse(plan)) ? null : plan };
}

export function planState(plan: PublishingPlan | undefined, now = Date.now()): PublishingState {
  return publishingState(publishingInput(plan), now);
}

/** In the owner's time zone, which is the browser's. */
export function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
