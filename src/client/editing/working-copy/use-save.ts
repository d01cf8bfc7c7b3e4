import { useEffect, useEffectEvent } from 'react';
import { findErrorCode } from '#client/lib/api/api-error';
import { findCommandLetter } from '#client/lib/command-key';
import { useToast } from '#client/ui/feedback/toast';
import type { ToastAction } from '#client/ui/feedback/toast-card';
import type { SaveOutcome, WorkingCopy } from './working-copy';

type SaveMessages<Fields> = {
  /** The noun for the edited item, such as 'settings'. */
  subject: string;
  saved: string | ((stored: Fields) => string);
  actions?: (stored: Fields) => readonly ToastAction[];
  /** Returns the message for a failed save. It may reveal the field. */
  explain: (error: unknown) => string;
};

export function useSave<Fields extends object>(
  copy: WorkingCopy<Fields>,
  { subject, saved, actions, explain }: SaveMessages<Fields>,
): (send?: () => Promise<SaveOutcome<Fields>>) => Promise<SaveOutcome<Fields>> {
  const toast = useToast();
  const topic = saveTopic(subject);
  return async (send = copy.save) => {
    const outcome = await send();
    if (outcome.kind === 'saved') {
      const { fields } = outcome.stored;
      const offered = actions?.(fields) ?? [];
      toast.success(typeof saved === 'string' ? saved : saved(fields), {
        topic,
        ...(offered.length > 0 && { actions: offered }),
      });
    }
    // Without a session, the sign-in screen follows.
    if (outcome.kind === 'failed' && findErrorCode(outcome.error) !== 'UNAUTHORIZED')
      toast.failure(explain(outcome.error), { topic });
    return outcome;
  };
}

/** Returns the toast topic of a save. A new message replaces the last one on the same topic. */
export function saveTopic(subject: string): string {
  return `${subject} save`;
}

export function useSaveShortcut(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (findCommandLetter(event) !== 's') return;
    event.preventDefault();
    const isAsking = document.querySelector('dialog[open]') !== null;
    if (!event.repeat && !isAsking) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
