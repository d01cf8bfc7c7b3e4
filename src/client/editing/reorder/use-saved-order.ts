import type { FieldDefinitions } from '../merge';
import { useWorkingCopy } from '../use-working-copy';
import type { SaveOutcome, WorkingCopyOptions } from '../working-copy';
import { inOrder, isSameRelativeOrder } from './order';

/** The ids of items in their order. */
export type OrderFields = { ids: string[] };

export const ORDER_FIELDS: FieldDefinitions<OrderFields> = {
  ids: { label: 'Order', isEqual: isSameRelativeOrder },
};

type SavedOrderOptions = Pick<
  WorkingCopyOptions<OrderFields>,
  'name' | 'stored' | 'save' | 'fetch' | 'mutex'
> & { onSaved?: () => void };

/** An order that each move saves: shown at once, and a change that is not saved until the save has succeeded. */
export function useSavedOrder({ onSaved, ...options }: SavedOrderOptions) {
  const order = useWorkingCopy<OrderFields>({ ...options, definitions: ORDER_FIELDS });
  const { copy, isDirty, fields } = order;

  async function finish(saving: Promise<SaveOutcome<OrderFields>>): Promise<void> {
    const { kind } = await saving;
    if (kind === 'saved') onSaved?.();
  }

  return {
    ...order,
    /** The items as they are to be shown; an item that was added elsewhere follows the others. */
    sort: <Item>(items: Item[], idOf: (item: Item) => string): Item[] =>
      isDirty ? inOrder(items, fields.ids, idOf) : items,
    move: (ids: string[]) => {
      copy.change({ ids });
      void finish(copy.save());
    },
    save: () => void finish(copy.save()),
    overwrite: () => void finish(copy.overwrite()),
  };
}
