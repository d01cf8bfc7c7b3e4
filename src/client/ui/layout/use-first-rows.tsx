import { useState } from 'react';
import { Button } from '#client/ui/primitives/button';
import styles from './panel.module.css';
import { useMediaQuery } from './use-media-query';

const FIRST_ROWS = 50;

/** On phones, each row is a card of about 200 px. */
const FIRST_CARDS = 12;

type FirstRows = {
  /** The plural noun of the rows: 'projects'. */
  nouns: string;
  /** The number of rows on phones, if they are lower than cards. */
  onPhones?: number;
};

/** Limits a long list to its first rows until the owner asks for all. */
export function useFirstRows<Item>(items: Item[], { nouns, onPhones = FIRST_CARDS }: FirstRows) {
  const [isShowingAll, setShowingAll] = useState(false);
  const first = useMediaQuery('(width < 40rem)') ? onPhones : FIRST_ROWS;
  const rows = isShowingAll ? items : items.slice(0, first);
  return {
    rows,
    showAll: rows.length < items.length && (
      <div className={styles.more}>
        <Button size="sm" onClick={() => setShowingAll(true)}>
          Show all {items.length} {nouns}
        </Button>
      </div>
    ),
  };
}
