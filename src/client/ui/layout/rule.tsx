import { classNames } from '../primitives/class-names';
import styles from './rule.module.css';

/** A graduated rule in which every fifth tick is stronger. */
export function Rule({ ticks, className }: { ticks: number; className?: string | undefined }) {
  const width = `calc(var(--u) * ${ticks - 1} + 1px)`;
  return <span aria-hidden="true" className={classNames(styles.rule, className)} style={{ width }} />;
}

export function Tally({ count }: { count: number }) {
  const width = `${Math.max(count * 6 - 5, 0)}px`;
  return <span aria-hidden="true" className={styles.tally} style={{ width }} />;
}
