import { useEffect, useEffectEvent } from 'react';
import { errorCode } from '../lib/api/api-error';
import { useToast } from '../ui/feedback/toast';
import type { ToastOptions } from '../ui/feedback/toast-card';
import type { SaveOutcome, WorkingCopy } from './working-copy';

type SaveWords<Fields> = {
  /** What is edited: 'settings'. */
  subject: string;
  /** What is said after a save. */
  saved: string | ((stored: Fields) => string);
  /** A button beside that, such as one that shows it. */
  action?: (stored: Fields) => ToastOptions['action'];
  /** Says why a save failed, and may show where. */
  explain: (error: unknown) => string;
};

/** Saves a working copy, and says how it went. */
export function useSave<Fields extends object>(
  copy: WorkingCopy<Fields>,
  { subject, saved, action, explain }: SaveWords<Fields>,
): (send?: () => Promise<SaveOutcome<Fields>>) => Promise<SaveOutcome<Fields>> {
  const toast = useToast();
  const topic = saveTopic(subject);
  return async (send = copy.save) => {
    const outcome = await send();
    if (outcome.kind === 'saved') {
      const { fields } = outcome.stored;
      const offered = action?.(fields);
      toast.success(typeof saved === 'string' ? saved : saved(fields), {
        topic,
        ...(offered && { action: offered }),
      });
    }
    // Without a session the sign-in comes next.
    if (outcome.kind === 'failed' && errorCode(outcome.error) !== 'UNAUTHORIZED')
      toast.failure(explain(outcome.error), { topic });
    return outcome;
  };
}

/** What is said of a save takes the place of what was said of the last one. */
export function saveTopic(subject: string): string {
  return `${subject} save`;
}

/** Ctrl+S, or Cmd+S on a Mac, saves. */
export function useSaveShortcut(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // A dialog is about one thing alone.
    const isAsking = document.querySelector('dialog[open]') !== null;
    if (!event.repeat && !isAsking) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
