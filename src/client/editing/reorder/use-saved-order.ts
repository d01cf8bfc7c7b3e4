import type { createMutex } from '../../../shared/mutex';
import type { FieldDefinitions } from '../merge';
import { useWorkingCopy } from '../use-working-copy';
import type { SaveOutcome } from '../working-copy';
import type { Stored, Version } from '../working-copy-state';
import { inOrder } from './in-order';

/** The ids of items in their order. */
export type OrderFields = { ids: string[] };

export const ORDER_FIELDS: FieldDefinitions<OrderFields> = {
  ids: { label: 'Order', isEqual: isSameRelativeOrder },
};

type SavedOrderOptions = {
  /** Its name in this tab's storage. */
  name: string;
  stored: Stored<OrderFields>;
  save: (ids: string[], expectedVersion: Version) => Promise<Stored<OrderFields>>;
  fetch: () => Promise<Stored<OrderFields>>;
  /** Saves with the same mutex go one after the other. */
  mutex?: ReturnType<typeof createMutex>;
};

/** An order that each move saves: shown at once, and a change that is not saved until the save has succeeded. */
export function useSavedOrder({ save, ...options }: SavedOrderOptions) {
  const order = useWorkingCopy<OrderFields>({
    ...options,
    definitions: ORDER_FIELDS,
    save: ({ fields, expectedVersion }) => save(fields.ids, expectedVersion),
  });
  const { copy, isDirty, fields } = order;
  return {
    ...order,
    /** The items as they are to be shown; an item that was added elsewhere follows the others. */
    sort: <Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] =>
      isDirty ? inOrder(items, fields.ids, idOf) : items,
    move: (ids: string[]): Promise<SaveOutcome<OrderFields>> => {
      copy.change({ ids });
      return copy.save();
    },
  };
}

/** Whether what both lists name stands in the same order in both: added and deleted items are no reordering. */
export function isSameRelativeOrder(some: readonly string[], others: readonly string[]): boolean {
  const inOthers = new Set(others);
  const inSome = new Set(some);
  const shared = others.filter(id => inSome.has(id));
  return some.filter(id => inOthers.has(id)).every((id, index) => id === shared[index]);
}
