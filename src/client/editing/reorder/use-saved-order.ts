import { useEditor } from '#client/editing/use-editor';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import type { SaveOutcome, WorkingCopyOptions } from '#client/editing/working-copy/working-copy';
import { isSameRelativeOrder, sortByIds } from './order';

export type OrderFields = { ids: string[] };

export const ORDER_FIELDS: FieldDefinitions<OrderFields> = {
  ids: { label: 'Order', isEqual: isSameRelativeOrder },
};

type SavedOrderOptions = Pick<WorkingCopyOptions<OrderFields>, 'name' | 'stored' | 'save' | 'fetch'> & {
  onSaved?: () => void;
};

/** Manages an order that every move saves. The order is shown at once, and dirty until the save succeeds. */
export function useSavedOrder({ onSaved, ...options }: SavedOrderOptions) {
  const order = useEditor<OrderFields>({ ...options, definitions: ORDER_FIELDS, subject: 'order' });
  const { copy, isDirty, fields } = order;

  async function finish(saving: Promise<SaveOutcome<OrderFields>>): Promise<SaveOutcome<OrderFields>> {
    const outcome = await saving;
    if (outcome.kind === 'saved') onSaved?.();
    return outcome;
  }

  return {
    ...order,
    /** Sorts the items for display. Items added elsewhere follow the others. */
    sort: <Item>(items: Item[], getId: (item: Item) => string): Item[] =>
      isDirty ? sortByIds(items, fields.ids, getId) : items,
    move: (ids: string[]) => {
      copy.change({ ids });
      return finish(copy.save());
    },
    save: () => void finish(copy.save()),
    overwrite: () => void finish(copy.overwrite()),
  };
}
