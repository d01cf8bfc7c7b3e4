import { explainCallFailure } from '../lib/api/call-failure';
import { useToast } from '../ui/feedback/toast';

/** Long enough to be read, thought about and reached. */
const SHOWN_MS = 10_000;

type UndoWords = {
  /** What a later toast of the same takes the place of. */
  topic: string;
  undone: string;
  notUndone?: string;
};

/** Says that something was done, with the way to take it back. */
export function useUndoToast({ topic, undone, notUndone = 'Not restored.' }: UndoWords) {
  const toast = useToast();

  function undoAndTell(undo: () => Promise<unknown>): void {
    undo().then(
      () => toast.success(undone, { topic }),
      error => {
        const action = { label: 'Retry', onAct: () => undoAndTell(undo) };
        toast.failure(`${notUndone} ${explainCallFailure(error)}`, { topic, action });
      },
    );
  }

  return (words: string, undo: () => Promise<unknown>): void => {
    const action = { label: 'Undo', onAct: () => undoAndTell(undo) };
    toast.success(words, { topic, action, shownMs: SHOWN_MS });
  };
}
