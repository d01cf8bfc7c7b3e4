import { classNames } from '#client/ui/primitives/class-names';
import { type PlanState, type PublishedItem, planOf, planState, STATE_WORDS } from './publishing-field';
import styles from './publishing-tag.module.css';

/** Draft, Scheduled, Published or Unpublished changes. The line around it repeats what the colour says. */
export function PublishingTag({ state }: { state: PlanState }) {
  return <span className={classNames(styles.tag, styles[state])}>{STATE_WORDS[state]}</span>;
}

/** For a list: marks what visitors do not see, or not all of. */
export function PublishingBadge({ item }: { item: PublishedItem }) {
  const state = planState(planOf(item));
  return state === 'published' ? null : <PublishingTag state={state} />;
}
