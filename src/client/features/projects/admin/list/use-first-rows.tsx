import { useState } from 'react';
import { Button } from '#client/ui/primitives/button';
import styles from './project-list.module.css';

const FIRST_ROWS = 50;

/** Limits a long list to its first rows until the owner asks for all. */
export function useFirstRows<Item>(items: Item[]) {
  const [isShowingAll, setShowingAll] = useState(false);
  const rows = isShowingAll ? items : items.slice(0, FIRST_ROWS);
  return {
    rows,
    showAll: rows.length < items.length && (
      <div className={styles.more}>
        <Button size="sm" onClick={() => setShowingAll(true)}>
          Show all {items.length} projects
        </Button>
      </div>
    ),
  };
}
