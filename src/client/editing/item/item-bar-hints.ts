import { SEEN_AT_ONCE } from '#client/editing/frame/save-bar';
import { type PublishingPlan, planState } from '#client/editing/publishing/publishing-plan';
import { describeSaving, describeState } from '#client/editing/publishing/use-publishing';
import { formatShortDateTime } from '#client/ui/primitives/date-time';

type BarHints = { hint: string | null; phoneHint: string | null };

/** Says what the buttons do, and on phones the part that the owner needs first. */
export function describeButtons(
  plan: PublishingPlan,
  { isDirty, publishEffect }: { isDirty: boolean; publishEffect: string },
): BarHints {
  const saving = describeSaving(plan, 'Save Changes');
  switch (planState(plan)) {
    case 'draft':
      return {
        hint: `${describeState(plan)} ${saving} Publish ${publishEffect}.`,
        phoneHint: 'Only you see it',
      };
    case 'scheduled':
      return {
        hint: `${describeState(plan)} ${saving}`,
        phoneHint: isDirty ? 'Saving keeps the schedule' : formatShortDateTime(plan),
      };
    case 'published':
      return sameHints(isDirty ? SEEN_AT_ONCE : null);
    case 'unpublishedChanges':
      return sameHints(saving);
  }
}

function sameHints(hint: string | null): BarHints {
  return { hint, phoneHint: hint };
}
