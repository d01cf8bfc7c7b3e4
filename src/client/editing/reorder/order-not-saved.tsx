import { RetryAlert } from '#client/ui/feedback/retry-alert';

type OrderNotSavedProps = {
  order: { isDirty: boolean; isSaving: boolean; save: () => void };
  /** The noun for the items, such as "cards". */
  nouns: string;
};

/** Reports an order that failed to save until it is saved. */
export function OrderNotSaved({ order, nouns }: OrderNotSavedProps) {
  if (!order.isDirty || order.isSaving) return null;
  return (
    <RetryAlert onRetry={order.save}>
      <strong>Not saved.</strong> Couldn't save the new order of the {nouns}.
    </RetryAlert>
  );
}
