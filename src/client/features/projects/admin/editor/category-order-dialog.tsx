import { lazy, Suspense } from 'react';
import { OrderNotSaved } from '#client/editing/reorder/order-not-saved';
import type { EditedCategoryOrder } from '#client/features/projects/admin/use-edited-orders';
import { useArchiveCategories } from '#client/features/projects/project-queries';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';

// Loaded on demand, because it brings the drag library.
const OrderList = lazy(async () => ({
  default: (await import('#client/features/projects/admin/order-list')).OrderList<string>,
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
  return (
    <QueryResult query={order.query} loading="Loading..." failure="Couldn't load the category order.">
      {names =>
        names.length === 0 ? (
          <p>There are no categories yet.</p>
        ) : (
          <Suspense fallback={<Spinner label="Loading..." />}>
            <CategoryList names={names} onReorder={order.move} />
          </Suspense>
        )
      }
    </QueryResult>
  );
}

type CategoryListProps = { names: string[]; onReorder: (names: string[]) => void };

function CategoryList({ names, onReorder }: CategoryListProps) {
  const { data: categories } = useArchiveCategories();
  const countText = (name: string) => {
    if (!categories) return '';
    return formatQuantity(categories.find(({ category }) => category === name)?.projects ?? 0, 'project');
  };
  return (
    <OrderList
      items={names}
      getId={name => name}
      getName={name => name}
      getNote={name => <span className="num">{countText(name)}</span>}
      noun="category"
      onReorder={onReorder}
    />
  );
}
