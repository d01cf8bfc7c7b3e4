import { Tag, type TagTone } from '#client/ui/primitives/badge';
import { type PlanState, type PublishedItem, planState, STATE_LABELS, toPlan } from './publishing-plan';

const TONES: Record<PlanState, TagTone> = {
  draft: 'draft',
  scheduled: 'info',
  published: 'ok',
  unpublishedChanges: 'warn',
};

/** Shows the publishing state. */
export function PublishingTag({ state }: { state: PlanState }) {
  return <Tag tone={TONES[state]}>{STATE_LABELS[state]}</Tag>;
}

/** Marks list entries that visitors cannot see, or see without pending changes. */
export function PublishingBadge({ item }: { item: PublishedItem }) {
  const state = planState(toPlan(item));
  return state === 'published' ? null : <PublishingTag state={state} />;
}
