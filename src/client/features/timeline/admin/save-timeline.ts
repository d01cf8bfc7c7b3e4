import type {
  TimelineElement,
  TimelineElementInput,
  TimelineElementUpdate,
  TimelineOrder,
  VersionedTimeline,
} from '../../../../shared/contract/timeline-element';
import { errorCode } from '../../../lib/api/error-code';
import { inOrder, isSameRelativeOrder } from './card-order';
import { type ElementEdit, isSameContent } from './element-edit';
import { inputOf } from './element-input';

/** The timeline as this tab knows it, and the calls that change it. */
export type TimelineStore = {
  /** What was fetched last. */
  read: () => VersionedTimeline;
  refresh: () => Promise<VersionedTimeline>;
  create: (input: TimelineElementInput) => Promise<TimelineElement>;
  update: (input: TimelineElementUpdate) => Promise<TimelineElement>;
  remove: (id: string) => Promise<void>;
  reorder: (input: TimelineOrder) => Promise<void>;
};

export type SavedEdit =
  | { kind: 'saved'; element: TimelineElement }
  /** Changed elsewhere since the edit began; null when deleted. */
  | { kind: 'conflict'; stored: TimelineElement | null };

export type CardOrder = {
  ids: string[];
  /** The order that the drag began with. */
  base: string[];
};

export type SavedOrder = { kind: 'saved' } | { kind: 'conflict'; stored: string[] };

/** The version is that of the whole timeline: each try may meet a change of another element, which is no conflict. */
const MAX_TRIES = 5;
const MOVED_ON = new Set(['CONFLICT', 'NOT_FOUND', 'BAD_REQUEST']);

/**
 * Stores an edit. Only a change of the same element elsewhere is a conflict.
 * @throws the API's error when the server refuses, or cannot be reached
 */
export async function saveEdit(store: TimelineStore, edit: ElementEdit): Promise<SavedEdit> {
  const { id, base, isGone, fields } = edit;
  return inTries(store, async ({ version, elements }) => {
    const stored = elements.find(({ _id }) => _id === id);
    const input = inputOf(fields);
    if (!stored) {
      if (!isGone) return { kind: 'conflict', stored: null };
      return { kind: 'saved', element: await store.create({ ...input, order: base.order }) };
    }
    // The answer to an earlier try may have been lost on its way.
    if (isSameContent(stored, { ...stored, ...input })) return { kind: 'saved', element: stored };
    if (!isSameContent(stored, base)) return { kind: 'conflict', stored };
    const element = await store.update({ id, ...input, expectedVersion: version });
    return { kind: 'saved', element };
  });
}

/**
 * Stores an order. Only another order elsewhere is a conflict: elements that were added there follow, those that were
 * deleted are left out.
 * @throws as saveEdit does
 */
export async function saveOrder(store: TimelineStore, { ids, base }: CardOrder): Promise<SavedOrder> {
  return inTries(store, async ({ version, elements }) => {
    const stored = elements.map(({ _id }) => _id);
    if (isSameRelativeOrder(ids, stored)) return { kind: 'saved' };
    if (!isSameRelativeOrder(base, stored)) return { kind: 'conflict', stored };
    const ordered = inOrder(elements, ids).map(({ _id }, order) => ({ _id, order }));
    await store.reorder({ elements: ordered, expectedVersion: version });
    return { kind: 'saved' };
  });
}

/** Tries with what this tab knows; when the server has moved on, with what it has now. */
async function inTries<Result>(
  store: TimelineStore,
  attempt: (timeline: VersionedTimeline) => Promise<Result>,
): Promise<Result> {
  let timeline = store.read();
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(timeline);
    } catch (error) {
      const before = timeline.version;
      if (tries === MAX_TRIES || !MOVED_ON.has(errorCode(error) ?? '')) throw error;
      timeline = await store.refresh();
      if (timeline.version === before) throw error;
    }
  }
}
