import { useMemo } from 'react';
import type {
  TimelineElement,
  TimelineElementInput,
  TimelineElementUpdate,
  TimelineOrder,
  VersionedTimeline,
} from '../../../../shared/contract/timeline-element';
import { createMutex } from '../../../../shared/mutex';
import { inOrder } from '../../../editing/reorder/order';
import type { OrderFields } from '../../../editing/reorder/use-saved-order';
import type { Store } from '../../../editing/save-merging';
import { ignoreMissing } from '../../../lib/api/api-error';
import { trpc } from '../../../lib/api/trpc';

/** The timeline as this tab knows it, and the calls that change it: each shows at once what it has changed. */
export type TimelineStore = {
  /** What was fetched last. */
  read: () => VersionedTimeline;
  refresh: () => Promise<VersionedTimeline>;
  create: (input: TimelineElementInput) => Promise<TimelineElement>;
  update: (input: TimelineElementUpdate) => Promise<TimelineElement>;
  remove: (id: string) => Promise<void>;
  /** Takes a deletion back. */
  restore: (id: string) => Promise<void>;
  reorder: (input: TimelineOrder) => Promise<TimelineElement[]>;
  /** For everything that changes the timeline: what this tab saves never meets itself. */
  mutex: ReturnType<typeof createMutex>;
};

export function useVersionedTimeline() {
  return trpc.timeline.listVersioned.useQuery();
}

export function useTimelineStore(): TimelineStore {
  const utils = trpc.useUtils();
  const { mutateAsync: create } = trpc.timeline.create.useMutation();
  const { mutateAsync: update } = trpc.timeline.update.useMutation();
  const { mutateAsync: remove } = trpc.timeline.remove.useMutation();
  const { mutateAsync: reorder } = trpc.timeline.reorder.useMutation();
  const { mutateAsync: restore } = trpc.trash.restore.useMutation();
  return useMemo(() => {
    const cache = utils.timeline.listVersioned;
    let changes = 0;

    async function refresh() {
      const changesBefore = changes;
      const fetched = await utils.client.timeline.listVersioned.query();
      // What was asked for before a change must not be shown after it.
      if (changes === changesBefore) {
        await cache.cancel();
        cache.setData(undefined, fetched);
      }
      return fetched;
    }

    /** Shows the change at once; what the server has now comes when it comes. */
    async function show(change: (elements: TimelineElement[]) => TimelineElement[]): Promise<void> {
      changes += 1;
      await cache.cancel();
      cache.setData(undefined, known => known && { ...known, elements: change(known.elements) });
      // A failed fetch is no failed save: the next one that needs the new version fetches it.
      void Promise.allSettled([refresh(), utils.timeline.list.invalidate()]);
    }

    return {
      read: () => cache.getData() ?? { version: 0, elements: [] },
      refresh,
      create: async input => {
        const created = await create(input);
        await show(elements => [...elements, created]);
        return created;
      },
      update: async input => {
        const updated = await update(input);
        await show(elements => elements.map(element => (element._id === updated._id ? updated : element)));
        return updated;
      },
      remove: async id => {
        await remove({ id }).catch(ignoreMissing);
        await show(elements => elements.filter(({ _id }) => _id !== id));
      },
      restore: async id => {
        await restore({ id });
        changes += 1;
        await refresh();
        void utils.timeline.list.invalidate();
      },
      reorder: async input => {
        const ordered = await reorder(input);
        await show(() => ordered);
        return ordered;
      },
      mutex: createMutex(),
    };
  }, [utils, create, update, remove, reorder, restore]);
}

/** The calls that save the order of the cards: what was added elsewhere follows, what was deleted is left out. */
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
