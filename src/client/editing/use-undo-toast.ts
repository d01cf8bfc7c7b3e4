import { capitalise } from '../../shared/capitalise';
import { explainCallFailure } from '../lib/api/call-failure';
import { useToast } from '../ui/feedback/toast';

/** Long enough to be read, thought about and reached. */
const SHOWN_MS = 10_000;

/** Says that something was deleted, with the way to take that back. `noun`: what it was, 'project'. */
export function useUndoToast(noun: string): (words: string, undo: () => Promise<unknown>) => void {
  const toast = useToast();
  const topic = `${noun} deletion`;

  function undoAndTell(undo: () => Promise<unknown>): void {
    undo().then(
      () => toast.success(`${capitalise(noun)} restored.`, { topic }),
      error => {
        const action = { label: 'Retry', onAct: () => undoAndTell(undo) };
        toast.failure(`Not restored. ${explainCallFailure(error)}`, { topic, action });
      },
    );
  }

  return (words, undo) => {
    const action = { label: 'Undo', onAct: () => undoAndTell(undo) };
    toast.success(words, { topic, action, shownMs: SHOWN_MS });
  };
}
