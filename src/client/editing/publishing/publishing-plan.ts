import type { Issue } from '#client/editing/working-copy/issues';
import type { FieldDefinition } from '#client/editing/working-copy/merge';
import { formatDateTime } from '#client/ui/primitives/date-time';
import { type Publishing, type PublishingState, publishingState } from '#shared/publishing';
import { capitalize } from '#shared/text';

/**
 * The publishing state of an item as one value, saved with its other fields. It is 'draft', 'published', the
 * date of a scheduled publication, or 'unpublishedChanges' for a published item with unpublished changes.
 */
export type PublishingPlan = 'draft' | 'published' | 'unpublishedChanges' | (string & {});
export type PlanState = PublishingState | 'unpublishedChanges';

/** The plan is never edited. Each save decides it by the rules below. */
export const PUBLISHING_FIELD: FieldDefinition<PublishingPlan> = {
  label: 'Publishing',
  describe: plan => (planState(plan) === 'scheduled' ? formatDateTime(plan) : STATE_LABELS[planState(plan)]),
  // Edits stored by older releases have no plan.
  accepts: value => value === undefined || typeof value === 'string',
};

export const STATE_LABELS: Record<PlanState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublishedChanges: 'Unpublished changes',
};

/** The publishing fields of an item or a list entry. */
export type PublishedItem = Publishing & { pendingChanges?: object; hasPendingChanges?: true };

export function toPlan(item: PublishedItem): PublishingPlan {
  const { draft, publishAt, pendingChanges, hasPendingChanges } = item;
  if (draft) return 'draft';
  const hasUnpublishedChanges =
    (pendingChanges || hasPendingChanges) && publishingState(item) === 'published';
  return hasUnpublishedChanges ? 'unpublishedChanges' : (publishAt ?? 'published');
}

/** Converts the plan to API input. The plan 'unpublishedChanges' never publishes. */
export function toPublishingInput(plan: PublishingPlan | undefined): Publishing {
  // Edits stored by older releases have no plan, so the saved one stays.
  if (plan === undefined) return {};
  const isSeen = plan !== 'draft' && plan !== 'unpublishedChanges';
  return { draft: !isSeen, publishAt: Number.isNaN(Date.parse(plan)) ? null : plan };
}

export type ItemChanges<Changes> =
  | (Changes & Publishing & { pendingChanges: null })
  | { pendingChanges: Changes };

/**
 * Returns the input of an update, with pending changes only or with the changes and the pending ones cleared.
 */
export function updateInput<Changes extends object>(
  plan: PublishingPlan | undefined,
  changes: Changes,
): ItemChanges<Changes> {
  if (plan === 'unpublishedChanges') return { pendingChanges: changes };
  return { ...changes, ...toPublishingInput(plan), pendingChanges: null };
}

export function planState(plan: PublishingPlan | undefined, now = Date.now()): PlanState {
  return plan === 'unpublishedChanges' ? 'unpublishedChanges' : publishingState(toPublishingInput(plan), now);
}

/** Fields of an item that can be a draft. */
export type PlannedFields = { publishing: PublishingPlan };

/** Applies Save Changes, which puts live what visitors can see already. A draft or a schedule stays. */
export function saveLive<Fields extends PlannedFields>(fields: Fields): Fields {
  return planState(fields.publishing) === 'unpublishedChanges'
    ? { ...fields, publishing: 'published' }
    : fields;
}

/** Applies Save draft and Ctrl+S, which never put anything live. A draft or a schedule stays. */
export function saveDraft<Fields extends PlannedFields>(fields: Fields): Fields {
  return planState(fields.publishing) === 'published'
    ? { ...fields, publishing: 'unpublishedChanges' }
    : fields;
}

/** Applies Publish, Schedule and Unpublish. */
export function saveAs(publishing: PublishingPlan) {
  return <Fields extends PlannedFields>(fields: Fields): Fields => ({ ...fields, publishing });
}

type SavedPlans = { before: PublishingPlan; after: PublishingPlan };

/**
 * Returns the message about a stored item. The specification fixes the text for a published project, even for
 * one that has just been published.
 */
export function savedMessage(noun: string, { before, after }: SavedPlans): string {
  const name = capitalize(noun);
  const wasSeen = ['published', 'unpublishedChanges'].includes(planState(before));
  switch (planState(after)) {
    case 'draft':
      return wasSeen ? `${name} unpublished. Only you can see it.` : 'Draft saved.';
    case 'scheduled':
      return planState(before) === 'scheduled'
        ? `Draft saved. Visitors see it from ${formatDateTime(after)}.`
        : `Scheduled for ${formatDateTime(after)}.`;
    case 'published':
      return wasSeen || noun === 'project' ? `${name} updated successfully!` : `${name} published.`;
    case 'unpublishedChanges':
      return 'Draft saved. Visitors still see the published version.';
  }
}

/** Finds a title that is missing once visitors see the item. The API allows it, and so does a draft. */
export function findMissingTitle({ title, publishing }: PlannedFields & { title: string }): Issue[] {
  const isSeen = toPublishingInput(publishing).draft === false;
  return isSeen && title.trim() === '' ? [{ path: ['title'], message: 'Enter a title' }] : [];
}
