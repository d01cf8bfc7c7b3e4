import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/primitives/button';
import type { CategoryOrderEdit } from './use-category-order-edit';

/** The order that was dropped stays, and so does this until it is saved. */
export function OrderNotSaved({ order }: { order: CategoryOrderEdit }) {
  if (!order.isUnsaved || !order.isFailed) return null;
  return (
    <Notice
      tone="err"
      action={
        <Button size="sm" onClick={order.save}>
          Retry
        </Button>
      }
    >
      <strong>Not saved</strong> The new order of the categories.
    </Notice>
  );
}
