import { lazy, Suspense, useState } from 'react';
import { Alert } from '../../../../../ui/feedback/alert';
import { LiveRegion } from '../../../../../ui/feedback/live-region';
import { LoadFailure } from '../../../../../ui/feedback/load-failure';
import { Spinner } from '../../../../../ui/feedback/spinner';
import { Dialog } from '../../../../../ui/overlays/dialog';
import { Button } from '../../../../../ui/primitives/button';
import styles from '../project-editor.module.css';
import type { EditedCategoryOrder } from './use-edited-category-order';

// The library that drags comes with the first list that is ordered.
const CategoryOrderList = lazy(async () => ({
  default: (await import('./category-order-list')).CategoryOrderList,
}));

type CategoryOrderDialogProps = { open: boolean; order: EditedCategoryOrder; onClose: () => void };

/** 'Edit Category Order' (rule 5.9): each move is saved at once. */
export function CategoryOrderDialog({ open, order, onClose }: CategoryOrderDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit Category Order"
      closeLabel="Back to the project"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.order}>
        <p className="muted">Visitors see categories in this order. Changes are saved right away.</p>
        <OrderBody order={order} />
        <OrderNotSaved order={order} />
      </div>
    </Dialog>
  );
}

function OrderBody({ order }: { order: EditedCategoryOrder }) {
  const [words, setWords] = useState('');
  const { names, move } = order;
  if (!names && order.isLoadFailed) {
    return <LoadFailure onRetry={order.reload}>Couldn't load the category order.</LoadFailure>;
  }
  if (!names) return <Spinner label="Loading..." />;
  if (names.length === 0) return <p>There are no categories yet.</p>;
  return (
    <>
      <Suspense fallback={<Spinner label="Loading..." />}>
        <CategoryOrderList names={names} onReorder={move} announce={setWords} />
      </Suspense>
      <LiveRegion words={words} />
    </>
  );
}

/** The order that was dropped stays, and so does this until it is saved. */
export function OrderNotSaved({ order }: { order: EditedCategoryOrder }) {
  if (!order.isUnsaved || !order.isFailed) return null;
  return (
    <Alert
      tone="err"
      action={
        <Button size="sm" onClick={order.save}>
          Retry
        </Button>
      }
    >
      <strong>Not saved</strong> The new order of the categories.
    </Alert>
  );
}
