import { useUndoToast } from '#client/editing/use-undo-toast';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import { sortByDate } from './date-order';
import type { TimelineEditorState } from './use-timeline-editor';

const TOPIC = 'timeline-order';

/** Sorts the timeline once. Later changes of a date move no card. */
export function SortByDateButton({ cards, order }: Pick<TimelineEditorState, 'cards' | 'order'>) {
  const toast = useToast();
  const reportSorting = useUndoToast({
    topic: TOPIC,
    undone: 'The previous order is back.',
    notUndone: "Couldn't restore the previous order.",
  });

  async function restore(ids: string[]): Promise<void> {
    const outcome = await order.move(ids);
    if (outcome.kind === 'failed') throw outcome.error;
  }

  function sort(): void {
    const ids = cards.map(({ id }) => id);
    const sorted = sortByDate(cards).map(({ id }) => id);
    if (sorted.every((id, index) => id === ids[index])) {
      toast.success('The elements are already sorted by date.', { topic: TOPIC });
      return;
    }
    void order.move(sorted);
    reportSorting('Elements sorted by date.', () => restore(ids));
  }

  return (
    <Button size="sm" disabled={cards.length < 2} onClick={sort}>
      Sort by date
    </Button>
  );
}
