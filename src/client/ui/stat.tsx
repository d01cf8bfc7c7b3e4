import type { ReactNode } from 'react';
import styles from './stat.module.css';

export type StatProps = {
  label: string;
  /** Null while it is not known. */
  value: string | null;
  note?: ReactNode;
};

/** One figure with its name; stands in a <dl>. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value ?? '–'}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
