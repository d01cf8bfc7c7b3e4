import { classNames } from '../primitives/class-names';
import styles from './rule.module.css';

type RuleProps = {
  /** The number of ticks. By default the rule fills its line. */
  ticks?: number;
  className?: string | undefined;
};

/** A graduated rule in which every fifth tick is stronger. */
export function Rule({ ticks, className }: RuleProps) {
  const width = ticks === undefined ? undefined : `calc(var(--u) * ${Math.max(ticks - 1, 0)} + 1px)`;
  return <span aria-hidden="true" className={classNames(styles.rule, className)} style={{ width }} />;
}

/** Shows a count as ticks. */
export function Tally({ count }: { count: number }) {
  const width = `${Math.max(count * 6 - 5, 0)}px`;
  return <span aria-hidden="true" className={styles.tally} style={{ width }} />;
}
