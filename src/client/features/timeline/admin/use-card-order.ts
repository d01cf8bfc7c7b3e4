import type { VersionedTimeline } from '../../../../shared/contract/timeline-element';
import { inOrder } from '../../../editing/reorder/order';
import { type OrderFields, useSavedOrder } from '../../../editing/reorder/use-saved-order';
import type { Store } from '../../../editing/save-merging';
import type { SaveOutcome } from '../../../editing/working-copy';
import type { TimelineStore } from './timeline-admin-queries';

export type CardOrder = ReturnType<typeof useCardOrder>;

type OrderOptions = { store: TimelineStore; timeline: VersionedTimeline; onSaved: () => void };

/** The order of the cards, saved whenever one is dropped. */
export function useCardOrder({ store, timeline, onSaved }: OrderOptions) {
  const order = useSavedOrder({
    name: 'timeline-order',
    stored: orderOf(timeline),
    ...orderStore(store),
    mutex: store.mutex,
  });

  async function finish(saving: Promise<SaveOutcome<OrderFields>>): Promise<void> {
    const { kind } = await saving;
    if (kind === 'saved') onSaved();
  }

  return {
    ...order,
    move: (ids: string[]) => void finish(order.move(ids)),
    save: () => void finish(order.copy.save()),
    overwrite: () => void finish(order.copy.overwrite()),
  };
}

/** The calls of the order: what was added elsewhere follows, what was deleted is left out. */
export function orderStore(store: TimelineStore): Store<OrderFields> {
  return {
    fetch: async () => orderOf(await store.refresh()),
    save: async ({ fields, expectedVersion }) => {
      const version = Number(expectedVersion);
      const cards = inOrder(store.read().elements, fields.ids, ({ _id }) => _id);
      const places = cards.map(({ _id }, place) => ({ _id, order: place }));
      const elements = await store.reorder({ elements: places, expectedVersion: version });
      return orderOf({ elements, version: version + 1 });
    },
  };
}

export function orderOf({ elements, version }: VersionedTimeline) {
  return { fields: { ids: elements.map(({ _id }) => _id) }, version };
}
