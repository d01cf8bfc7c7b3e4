import type { PublishingState } from '../../../shared/publishing';
import { classNames } from '../../ui/primitives/class-names';
import { STATE_WORDS } from './publishing-field';
import styles from './publishing-tag.module.css';

/** Draft, Scheduled or Published. The line around it repeats what the colour says. */
export function PublishingTag({ state }: { state: PublishingState }) {
  return <span className={classNames(styles.tag, styles[state])}>{STATE_WORDS[state]}</span>;
}
