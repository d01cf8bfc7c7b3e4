import type { ReactNode } from 'react';
import styles from './list-row.module.css';

type RowWordsProps = {
  name: ReactNode;
  /** Text below the name. */
  note?: ReactNode;
};

type ListRowProps = RowWordsProps & {
  /** Controls or a picture before the name. */
  lead?: ReactNode;
  /** Facts and buttons after the name. */
  tools?: ReactNode;
};

/** Renders a low row of a list. A link or a label around words and tools has the class `line` instead. */
export function ListRow({ lead, tools, ...words }: ListRowProps) {
  return (
    <div className={styles.line}>
      {lead}
      <RowWords {...words} />
      {tools}
    </div>
  );
}

export function RowWords({ name, note }: RowWordsProps) {
  return (
    <span className={styles.words}>
      <span className={`clamp ${styles.name}`}>{name}</span>
      {note && <span className="note truncate">{note}</span>}
    </span>
  );
}
