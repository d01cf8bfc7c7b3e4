import type { ReactNode } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './entry.module.css';

/** The display widths of covers, which must match entry.module.css. Cards have them by their number in a row. */
export const COVER_SIZES = {
  row: '(width < 48rem) 6rem, 12.5rem',
  tile: '(width < 48rem) 6rem, 27rem',
  1: '(width < 48rem) 100vw, (width < 64rem) 50vw, 41rem',
  2: '(width < 40rem) 100vw, (width < 64rem) 50vw, 41rem',
  3: '(width < 40rem) 100vw, (width < 64rem) 50vw, 27rem',
} as const;

type EntryProps = {
  as?: 'article' | 'div' | 'li';
  /** A row has its parts beside each other. A card has its cover above its words, and so has a tile in wide windows. */
  form: 'row' | 'card' | 'tile';
  /** A date or another fact before the title. */
  lead?: ReactNode;
  cover?: ReactNode;
  /** A heading with a stretched link, which makes the whole entry a target. */
  title: ReactNode;
  facts?: ReactNode;
  /** Buttons below the words. */
  action?: ReactNode;
  /** The number of cards or tiles in its row of a wide window. */
  inRow?: 1 | 2 | 3;
  /** A summary and chips. */
  children?: ReactNode;
};

/** Shows an item of a list of content. */
export function Entry(props: EntryProps) {
  const { as: Tag = 'li', form, lead, cover, title, facts, action, inRow, children } = props;
  const isRow = form === 'row';
  const start = lead && <div className={styles.lead}>{lead}</div>;
  const picture = cover && <div className={styles.cover}>{cover}</div>;
  // A row begins with its lead or its cover.
  const endsWithCover = isRow && Boolean(lead);
  return (
    <Tag className={classNames(styles.entry, styles[form])} data-in-row={inRow}>
      {isRow && start}
      {!endsWithCover && picture}
      <div className={styles.words}>
        {!isRow && start}
        <div className={`line ${styles.title}`}>{title}</div>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {endsWithCover && picture}
      {facts && <p className={`note ${styles.facts}`}>{facts}</p>}
    </Tag>
  );
}

type EntryGridProps = { as?: 'div' | 'ul'; children: ReactNode };

/** Lays out cards or tiles. The last card fills its row. */
export function EntryGrid({ as: Tag = 'div', children }: EntryGridProps) {
  return <Tag className={styles.grid}>{children}</Tag>;
}
