import { classNames } from '#client/ui/primitives/class-names';
import { type PlanState, type PublishedItem, planState, STATE_LABELS, toPlan } from './publishing-plan';
import styles from './publishing-tag.module.css';

/** Shows the publishing state. The border repeats the meaning of the color. */
export function PublishingTag({ state }: { state: PlanState }) {
  return <span className={classNames(styles.tag, styles[state])}>{STATE_LABELS[state]}</span>;
}

/** Marks list entries that visitors cannot see, or see without pending changes. */
export function PublishingBadge({ item }: { item: PublishedItem }) {
  const state = planState(toPlan(item));
  return state === 'published' ? null : <PublishingTag state={state} />;
}
