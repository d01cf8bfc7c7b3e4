import { LoadFailure } from '#client/ui/feedback/load-failure';

type OrderNotSavedProps = {
  order: { isDirty: boolean; isSaving: boolean; save: () => void };
  /** "cards" */
  nouns: string;
};

/** The order that was dropped stays, and so does this until it is saved. */
export function OrderNotSaved({ order, nouns }: OrderNotSavedProps) {
  if (!order.isDirty || order.isSaving) return null;
  return (
    <LoadFailure onRetry={order.save}>
      <strong>Not saved</strong> The new order of the {nouns}.
    </LoadFailure>
  );
}
