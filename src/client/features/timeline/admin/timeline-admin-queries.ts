import { useMemo } from 'react';
import { sortByIds } from '#client/editing/reorder/order';
import type { OrderFields } from '#client/editing/reorder/use-saved-order';
import type { Store } from '#client/editing/working-copy/save-merging';
import { ignoreMissing } from '#client/lib/api/api-error';
import { trpc } from '#client/lib/api/trpc';
import type {
  TimelineElement,
  TimelineElementInput,
  TimelineElementUpdate,
  TimelineList,
  TimelineOrder,
} from '#shared/contract/timeline-element';
import { createMutex } from '#shared/mutex';

export type TimelineStore = ReturnType<typeof useTimelineStore>;

export function useVersionedTimeline() {
  return trpc.timeline.listVersioned.useQuery();
}

/** Holds the cached timeline and the calls that change it. Each call updates the cache at once. */
export function useTimelineStore() {
  const utils = trpc.useUtils();
  const { mutateAsync: create } = trpc.timeline.create.useMutation();
  const { mutateAsync: update } = trpc.timeline.update.useMutation();
  const { mutateAsync: remove } = trpc.timeline.remove.useMutation();
  const { mutateAsync: discard } = trpc.timeline.discard.useMutation();
  const { mutateAsync: reorder } = trpc.timeline.reorder.useMutation();
  const { mutateAsync: restore } = trpc.trash.restore.useMutation();
  return useMemo(() => {
    const cache = utils.timeline.listVersioned;
    let changes = 0;

    async function refresh() {
      const changesBefore = changes;
      const fetched = await utils.client.timeline.listVersioned.query();
      // A response to a request from before a change is outdated.
      if (changes === changesBefore) {
        await cache.cancel();
        cache.setData(undefined, fetched);
      }
      return fetched;
    }

    /** Applies a change to the cache at once and refreshes the timeline in the background. */
    async function show(change: (elements: TimelineElement[]) => TimelineElement[]): Promise<void> {
      changes += 1;
      await cache.cancel();
      cache.setData(undefined, cached => cached && { ...cached, elements: change(cached.elements) });
      // A failed refresh does not make the save fail.
      void Promise.allSettled([refresh(), utils.timeline.list.invalidate()]);
    }

    return {
      read: (): TimelineList => cache.getData() ?? { version: 0, elements: [] },
      refresh,
      create: async (input: TimelineElementInput) => {
        const created = await create(input);
        await show(elements => [...elements, created]);
        return created;
      },
      update: async (input: TimelineElementUpdate) => {
        const updated = await update(input);
        await show(elements => elements.map(element => (element._id === updated._id ? updated : element)));
        return updated;
      },
      remove: async (id: string) => {
        await remove({ id }).catch(ignoreMissing);
        void utils.trash.invalidate();
        await show(elements => elements.filter(({ _id }) => _id !== id));
      },
      /** Deletes a draft that is as it was created. If it is not, it stays. */
      discard: async (id: string) => {
        const isGone = await discard({ id }).then(
          () => true,
          () => false,
        );
        if (isGone) await show(elements => elements.filter(({ _id }) => _id !== id));
      },
      restore: async (id: string) => {
        await restore({ id });
        changes += 1;
        void utils.trash.invalidate();
        await refresh();
        void utils.timeline.list.invalidate();
      },
      reorder: async (input: TimelineOrder) => {
        const ordered = await reorder(input);
        await show(() => ordered);
        return ordered;
      },
      /** Runs one change at a time, so that this tab's own saves never conflict. */
      mutex: createMutex(),
    };
  }, [utils, create, update, remove, discard, reorder, restore]);
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
