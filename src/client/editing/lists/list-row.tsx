import type { ReactNode } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './list-row.module.css';

type RowWordsProps = {
  name: ReactNode;
  /** Text below the name. */
  note?: ReactNode;
  /** Texts before the note, which windows with room for columns do not show. */
  facts?: readonly string[];
};

type Fact = {
  text: string;
  /** Shown in the column instead of the text. */
  column?: ReactNode;
};

type ListRowProps = Omit<RowWordsProps, 'facts'> & {
  /** True in a panel without padding. */
  isInset?: boolean;
  isSelected?: boolean;
  /** Controls or a picture before the name. */
  lead?: ReactNode;
  /** These have columns after the name. Where there is no room, the first precedes the note. */
  facts?: readonly Fact[];
  /** Buttons after the name. */
  tools?: ReactNode;
};

/** Renders a low row of a list. A link or a label around words and tools has the class `line` instead. */
export function ListRow(props: ListRowProps) {
  const { isInset = false, isSelected = false, lead, facts = [], tools, ...words } = props;
  return (
    <div className={classNames(styles.line, isInset && styles.inset)} data-selected={isSelected || undefined}>
      {lead}
      <RowWords {...words} facts={facts.slice(0, 1).map(({ text }) => text)} />
      {facts.map(({ text, column = <span className="num note">{text}</span> }) => (
        <span key={text} className={styles.fact}>
          {column}
        </span>
      ))}
      {tools}
    </div>
  );
}

export function RowWords({ name, note, facts = [] }: RowWordsProps) {
  return (
    <span className={styles.words}>
      <span className={`clamp ${styles.name}`}>{name}</span>
      {(note || facts.length > 0) && (
        <span className="note truncate">
          {facts.length > 0 && (
            <span className={styles.facts}>{`${facts.join(' · ')}${note ? ' · ' : ''}`}</span>
          )}
          <span>{note}</span>
        </span>
      )}
    </span>
  );
}
