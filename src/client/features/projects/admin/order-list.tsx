import { type ReactNode, useState } from 'react';
import rowStyles from '#client/editing/lists/list-row.module.css';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import type { ReorderOptions } from '#client/editing/reorder/use-picked-up';
import { LiveRegion } from '#client/ui/feedback/live-region';

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
      <ReorderList {...order} dragBy="item" announce={announce} itemClassName={rowStyles.item}>
        {(item, { handle, buttons }) => (
          <div className={rowStyles.line}>
            {handle}
            <span className={rowStyles.words}>
              <span className={rowStyles.name}>{order.getName(item)}</span>
              <span className="note">{getNote(item)}</span>
            </span>
            <span className={rowStyles.tools}>{buttons}</span>
          </div>
        )}
      </ReorderList>
      <LiveRegion message={message} />
    </>
  );
}
