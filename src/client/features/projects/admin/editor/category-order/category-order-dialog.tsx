import { lazy, Suspense, useState } from 'react';
import { OrderNotSaved } from '#client/editing/reorder/order-not-saved';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import type { EditedCategoryOrder } from '../../use-edited-orders';

// Loaded on demand: it brings the drag library.
const CategoryOrderList = lazy(async () => ({
  default: (await import('./category-order-list')).CategoryOrderList,
}));

type CategoryOrderDialogProps = { open: boolean; order: EditedCategoryOrder; onClose: () => void };

export function CategoryOrderDialog({ open, order, onClose }: CategoryOrderDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit Category Order"
      closeLabel="Back to the project"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="stack-4">
        <p className="muted">Visitors see categories in this order. Changes are saved right away.</p>
        <OrderBody order={order} />
        <OrderNotSaved order={order} nouns="categories" />
      </div>
    </Dialog>
  );
}

function OrderBody({ order }: { order: EditedCategoryOrder }) {
  const [message, announce] = useState('');
  return (
    <QueryResult query={order.query} loading="Loading..." failure="Couldn't load the category order.">
      {names =>
        names.length === 0 ? (
          <p>There are no categories yet.</p>
        ) : (
          <>
            <Suspense fallback={<Spinner label="Loading..." />}>
              <CategoryOrderList names={names} onReorder={order.move} announce={announce} />
            </Suspense>
            <LiveRegion message={message} />
          </>
        )
      }
    </QueryResult>
  );
}
