import { type Publishing, type PublishingState, publishingState } from '#shared/publishing';
import type { FieldDefinition } from '../merge';

/**
 * Publishing state of an item as one value, saved with its other fields: 'draft', 'published', the date of a scheduled
 * publication, or 'held' for a published item with unpublished changes.
 */
export type PublishingPlan = 'draft' | 'published' | 'held' | (string & {});
export type PlanState = PublishingState | 'held';

/** The plan is never edited alone: an action sets it and saves all fields, or restores it. */
export const PUBLISHING_FIELD: FieldDefinition<PublishingPlan> = {
  label: 'Publishing',
  describe: plan => (planState(plan) === 'scheduled' ? formatMoment(plan) : STATE_LABELS[planState(plan)]),
  // Edits stored by older releases have no plan.
  accepts: value => value === undefined || typeof value === 'string',
};

export const STATE_LABELS: Record<PlanState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  held: 'Unpublished changes',
};

/** The publishing fields of an item or a list entry. */
export type PublishedItem = Publishing & { pendingChanges?: object; hasPendingChanges?: true };

export function getPlan(item: PublishedItem): PublishingPlan {
  const { draft, publishAt, pendingChanges, hasPendingChanges } = item;
  if (draft) return 'draft';
  const isHeld = (pendingChanges || hasPendingChanges) && publishingState(item) === 'published';
  return isHeld ? 'held' : (publishAt ?? 'published');
}

/** Converts the plan to API input; 'held' never publishes. */
export function publishingInput(plan: PublishingPlan | undefined): Publishing {
  // Edits stored by older releases have no plan; the saved one stays.
  if (plan === undefined) return {};
  const isSeen = plan !== 'draft' && plan !== 'held';
  return { draft: !isSeen, publishAt: Number.isNaN(Date.parse(plan)) ? null : plan };
}

export type ItemChanges<Changes> =
  | (Changes & Publishing & { pendingChanges: null })
  | { pendingChanges: Changes };

/** Returns the input of an update: pending changes only, or the changes with the pending ones cleared. */
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

export function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
