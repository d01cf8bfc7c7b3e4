import { useState } from 'react';
import type { TimelineElement, VersionedTimeline } from '../../../../shared/contract/timeline-element';
import { NEW_TIMELINE_ELEMENT } from '../../../../shared/new-timeline-element';
import { useLeaveGuard } from '../../../editing/leave-guard';
import { useSaveShortcut } from '../../../editing/use-save-shortcut';
import { inOrder } from './card-order';
import { type ElementEdit, isChanged } from './element-edit';
import { useTimelineStore } from './timeline-admin-queries';
import { useCardOrder } from './use-card-order';
import { useElementEdits } from './use-element-edits';
import { forgetTimeline, useKeepTimeline, useRestoredTimeline } from './use-kept-timeline';
import { useTurns } from './use-turns';

type EditorOptions = { timeline: VersionedTimeline; announce: (words: string) => void };

/** Everything the About Editor knows and does; nothing unsaved is lost by leaving, signing in again or a failed call. */
export function useTimelineEditor({ timeline, announce }: EditorOptions) {
  const store = useTimelineStore();
  const inTurn = useTurns();
  const restored = useRestoredTimeline();
  // A save that is answered 401 leads to the sign-in: what is not saved must be kept by then.
  const onSave = () => keep();
  const shared = { store, inTurn, onSave };
  const edits = useElementEdits({
    ...shared,
    restored: restored.edits,
    onSaved: () => announce('Element saved.'),
  });
  const order = useCardOrder({
    ...shared,
    restored: restored.order,
    onSaved: () => announce('Order saved.'),
  });

  const isUnsaved = order.order !== null || edits.edits.some(isChanged);
  const keep = useKeepTimeline({ edits: edits.edits, order: order.order }, isUnsaved);

  const [isRestored, setRestored] = useState(restored.edits.length > 0 || restored.order !== null);
  if (isRestored && !isUnsaved) setRestored(false);

  const guard = useLeaveGuard(isUnsaved, forgetTimeline);

  function discard(): void {
    edits.closeAll();
    order.drop();
  }

  useSaveShortcut(() => {
    for (const edit of edits.edits) void edits.save(edit);
    if (order.isFailed) void order.save();
  });

  const cards = inOrder(withDeleted(timeline.elements, edits.edits), order.order?.ids ?? []);
  const remove = (id: string) => inTurn(() => store.remove(id));
  const addition = useAddition(() =>
    inTurn(() => {
      const order = store.read().elements.length;
      return store.create({ ...NEW_TIMELINE_ELEMENT, year: new Date().getFullYear(), order });
    }),
  );
  return { cards, edits, order, guard, isRestored, discard, remove, addition };
}

export type TimelineEditorState = ReturnType<typeof useTimelineEditor>;

/** An element that was deleted elsewhere stays as long as it is edited here. */
function withDeleted(elements: TimelineElement[], edits: readonly ElementEdit[]): TimelineElement[] {
  const present = new Set(elements.map(({ _id }) => _id));
  return edits.reduce(
    (cards, { id, base }) => (present.has(id) ? cards : cards.toSpliced(base.order, 0, base)),
    elements,
  );
}

/** 'Add New Element': one at a time, however often it is pressed. */
function useAddition(create: () => Promise<TimelineElement>) {
  const [isAdding, setAdding] = useState(false);

  /** The id of the new element; null while another is being added. */
  async function add(): Promise<string | null> {
    if (isAdding) return null;
    setAdding(true);
    try {
      const { _id } = await create();
      return _id;
    } finally {
      setAdding(false);
    }
  }

  return { isAdding, add };
}
