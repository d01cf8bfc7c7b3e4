import { classNames } from '../primitives/class-names';
import styles from './rule.module.css';

export type RuleProps = {
  /** Ticks to draw, the first included. Without it the rule fills its line. */
  ticks?: number;
  className?: string | undefined;
};

/** The graduated rule, a stronger tick at every fifth. Use it where the ticks count something. */
export function Rule({ ticks, className }: RuleProps) {
  const width = ticks === undefined ? undefined : `calc(var(--u) * ${Math.max(ticks - 1, 0)} + 1px)`;
  return <span aria-hidden="true" className={classNames(styles.rule, className)} style={{ width }} />;
}

/** One tick for each thing there is: a count that can be seen before it is read. */
export function Tally({ count }: { count: number }) {
  const width = `${Math.max(count * 6 - 5, 0)}px`;
  return <span aria-hidden="true" className={styles.tally} style={{ width }} />;
}
