import { formatDateTime } from '#client/ui/primitives/date-time';
import { capitalize } from '#shared/text';
import { type PublishingPlan, planState } from './publishing-field';

type PlannedFields = { publishing: PublishingPlan };

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
