import { type ReactNode, useState } from 'react';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import type { ReorderOptions } from '#client/editing/reorder/use-picked-up';
import { LiveRegion } from '#client/ui/feedback/live-region';
import styles from './order-list.module.css';

type OrderListProps<Item> = Pick<ReorderOptions<Item>, 'items' | 'getId' | 'noun' | 'onReorder'> & {
  getName: (item: Item) => string;
  getNote: (item: Item) => ReactNode;
};

/**
 * Shows a sortable list in which the whole row is the drag handle. Load it on demand, because it brings the
 * drag library.
 */
export function OrderList<Item>({ getNote, ...order }: OrderListProps<Item>) {
  const [message, announce] = useState('');
  return (
    <>
      <ReorderList
        {...order}
        dragBy="item"
        announce={announce}
        className={`stack-2 ${styles.list}`}
        itemClassName={`line ${styles.row}`}
      >
        {(item, { handle, buttons }) => (
          <>
            {handle}
            <span className={`fill ${styles.name}`}>{order.getName(item)}</span>
            <span className={`note ${styles.count}`}>{getNote(item)}</span>
            <span className={styles.steps}>{buttons}</span>
          </>
        )}
      </ReorderList>
      <LiveRegion message={message} />
    </>
  );
}
