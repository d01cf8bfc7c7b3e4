import { useState } from 'react';
import { Button } from '#client/ui/primitives/button';
import styles from './panel.module.css';

type FirstRows = {
  /** The number of rows before the owner asks for all. */
  first: number;
  /** The plural noun of the rows: 'projects'. */
  nouns: string;
};

/** Limits a long list to its first rows until the owner asks for all. */
export function useFirstRows<Item>(items: Item[], { first, nouns }: FirstRows) {
  const [isShowingAll, setShowingAll] = useState(false);
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
