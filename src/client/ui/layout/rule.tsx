import { classNames } from '#client/ui/primitives/class-names';
import styles from './rule.module.css';

const RULE_TICKS = 16;

/** Draws a graduated rule in which every fifth tick is stronger. */
export function Rule({ className }: { className: string | undefined }) {
  const width = `calc(var(--u) * ${RULE_TICKS - 1} + 1px)`;
  return <span aria-hidden="true" className={classNames(styles.rule, className)} style={{ width }} />;
}

export function Tally({ count }: { count: number }) {
  const width = `${Math.max(count * 6 - 5, 0)}px`;
  return <span aria-hidden="true" className={styles.tally} style={{ width }} />;
}
