import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/primitives/button';
import styles from './timeline-editor.module.css';
import type { CardOrderState } from './use-card-order';

/** How the row is used, and whether the order that is shown is saved. */
export function OrderStatus({ order, isFailed, save }: CardOrderState) {
  return (
    <>
      <p className={styles.hint}>
        Drag the row or use the wheel to scroll. Drag a handle to reorder the cards; visitors see this order.{' '}
        <span role="status" className={styles.saving}>
          {order && !isFailed && 'Saving the order...'}
        </span>
      </p>
      {order && isFailed && (
        <Notice
          tone="err"
          action={
            <Button size="sm" onClick={() => void save()}>
              Retry
            </Button>
          }
        >
          <strong>Not saved</strong> The new order of the cards.
        </Notice>
      )}
    </>
  );
}
