import type { ReactNode } from 'react';
import styles from './stat.module.css';

export type StatProps = {
  label: string;
  /** Null while it is not known. */
  value: string | null;
  /** Null while it is not known: its line is kept. */
  note?: ReactNode;
};

/** One figure with its name; stands in a <dl>. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value ?? '–'}</dd>
      {note !== undefined && <dd className={styles.note}>{note ?? '\u00a0'}</dd>}
    </div>
  );
}
