import type { ItemCalls } from '#client/editing/item/item-queries';
import { useContentChange, useContentRemoval } from '#client/editing/owner-kind/content-queries';
import { sortByIds } from '#client/editing/reorder/order';
import type { OrderFields } from '#client/editing/reorder/use-saved-order';
import type { Store } from '#client/editing/working-copy/working-copy';
import { trpc } from '#client/lib/api/trpc';
import type {
  TimelineElement,
  TimelineElementInput,
  TimelineList,
  TimelineOrder,
} from '#shared/contract/timeline-element';
import type { EditedElement } from './element-fields';

export function useVersionedTimeline() {
  return trpc.timeline.listVersioned.useQuery();
}

/** The cached timeline and the calls that read and reorder it. */
export type TimelineStore = {
  read: () => TimelineList;
  refresh: () => Promise<TimelineList>;
  reorder: (order: TimelineOrder) => Promise<TimelineElement[]>;
};

export type TimelineCalls = ItemCalls<EditedElement, TimelineElementInput> & TimelineStore;

/** Returns the calls that change the timeline. Each updates the cache at once. */
export function useTimelineCalls(): TimelineCalls {
  const utils = trpc.useUtils();
  const cache = utils.timeline.listVersioned;
  const change = useContentChange('timeline');
  const read = () => cache.getData() ?? { version: 0, elements: [] };

  async function refresh(): Promise<TimelineList> {
    // A pending response may be older than the change that a save has met.
    await cache.cancel();
    return cache.fetch(undefined, { staleTime: 0 });
  }

  async function show(apply: (elements: TimelineElement[]) => TimelineElement[]): Promise<void> {
    await cache.cancel();
    cache.setData(undefined, cached => cached && { ...cached, elements: apply(cached.elements) });
  }

  const removal = useContentRemoval<{ id: string }>('timeline', ({ id }) =>
    show(elements => elements.filter(({ _id }) => _id !== id)),
  );
  const { mutateAsync: create } = trpc.timeline.create.useMutation({
    ...change,
    onSuccess: created => show(elements => [...elements, created]),
  });
  const { mutateAsync: update } = trpc.timeline.update.useMutation({
    ...change,
    onSuccess: updated => show(elements => elements.map(each => (each._id === updated._id ? updated : each))),
  });
  const { mutateAsync: remove } = trpc.timeline.remove.useMutation(removal);
  const { mutateAsync: discard } = trpc.timeline.discard.useMutation(removal);
  const { mutateAsync: reorder } = trpc.timeline.reorder.useMutation({
    ...change,
    onSuccess: ordered => show(() => ordered),
  });
  const { mutateAsync: restore } = trpc.trash.restore.useMutation(change);
  return {
    create: async input => ({ ...(await create(input)), version: read().version }),
    update: async (id, changes, options) => {
      const expectedVersion = Number(options.expectedVersion);
      const stored = read().elements.find(({ _id }) => _id === id);
      // The About page begins with the profile. Unpublished changes move nothing.
      const becomesProfile = 'type' in changes && changes.type === 'profile' && stored?.type !== 'profile';
      const order = becomesProfile ? { order: 0 } : {};
      return {
        ...(await update({ id, ...changes, ...order, expectedVersion })),
        version: expectedVersion + 1,
      };
    },
    fetch: async id => {
      const { version, elements } = await refresh();
      const element = elements.find(({ _id }) => _id === id);
      return element ? { ...element, version } : null;
    },
    remove: id => remove({ id }),
    discard: id => discard({ id }),
    restore: id => restore({ id }),
    refetch: change.onSettled,
    read,
    refresh,
    reorder,
  };
}

/** Saves the order of the cards. Elements added elsewhere follow them, and deleted ones are left out. */
export function createOrderStore(store: TimelineStore): Store<OrderFields> {
  return {
    fetch: async () => toOrder(await store.refresh()),
    save: async ({ fields, expectedVersion }) => {
      const version = Number(expectedVersion);
      const cards = sortByIds(store.read().elements, fields.ids, ({ _id }) => _id);
      const positions = cards.map(({ _id }, order) => ({ _id, order }));
      const elements = await store.reorder({ elements: positions, expectedVersion: version });
      return toOrder({ elements, version: version + 1 });
    },
  };
}

export function toOrder({ elements, version }: TimelineList) {
  return { fields: { ids: elements.map(({ _id }) => _id) }, version };
}
