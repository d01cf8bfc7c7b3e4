import { explainCallFailure } from '#client/lib/api/call-failure';
import { useToast } from '#client/ui/feedback/toast';

const SHOWN_MS = 10_000;

type UndoMessages = {
  /** A later toast on the same topic replaces this one. */
  topic?: string | undefined;
  undone: string;
  notUndone: string;
};

export function useUndoToast({ topic, undone, notUndone }: UndoMessages) {
  const toast = useToast();

  function undoAndReport(undo: () => Promise<unknown>): void {
    undo().then(
      () => toast.success(undone, { topic }),
      error => {
        const action = { label: 'Retry', onAct: () => undoAndReport(undo) };
        toast.failure(`${notUndone} ${explainCallFailure(error)}`, { topic, actions: [action] });
      },
    );
  }

  return (message: string, undo: () => Promise<unknown>): void => {
    const action = { label: 'Undo', onAct: () => undoAndReport(undo) };
    toast.success(message, { topic, actions: [action], shownMs: SHOWN_MS });
  };
}
