import { useEffect, useEffectEvent } from 'react';
import { errorCode } from '../lib/api/api-error';
import { useToast } from '../ui/feedback/toast';
import type { ToastOptions } from '../ui/feedback/toast-card';
import type { SaveOutcome, WorkingCopy } from './working-copy';

type SaveMessages<Fields> = {
  /** Noun for the edited item: 'settings'. */
  subject: string;
  saved: string | ((stored: Fields) => string);
  action?: (stored: Fields) => ToastOptions['action'];
  /** Returns the message for a failed save; may reveal the field. */
  explain: (error: unknown) => string;
};

export function useSave<Fields extends object>(
  copy: WorkingCopy<Fields>,
  { subject, saved, action, explain }: SaveMessages<Fields>,
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
    // Without a session the sign-in screen follows.
    if (outcome.kind === 'failed' && errorCode(outcome.error) !== 'UNAUTHORIZED')
      toast.failure(explain(outcome.error), { topic });
    return outcome;
  };
}

/** Returns the toast topic of a save; a new message replaces the last one on the same topic. */
export function saveTopic(subject: string): string {
  return `${subject} save`;
}

export function useSaveShortcut(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    const isAsking = document.querySelector('dialog[open]') !== null;
    if (!event.repeat && !isAsking) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
