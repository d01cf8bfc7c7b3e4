import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/primitives/button';
import styles from './timeline-editor.module.css';
import type { CardOrder } from './use-card-order';

/** How the row is used, and whether the order that is shown is saved. */
export function OrderStatus({ isDirty, isSaving, save }: CardOrder) {
  return (
    <>
      <p className={styles.hint}>
        Drag the row or use the wheel to scroll. Drag a handle to reorder the cards; visitors see this order.{' '}
        <span role="status" className={styles.saving}>
          {isDirty && isSaving && 'Saving the order...'}
        </span>
      </p>
      {isDirty && !isSaving && (
        <Notice
          tone="err"
          action={
            <Button size="sm" onClick={save}>
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
