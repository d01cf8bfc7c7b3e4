import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { SENT_PARAMETER } from '#shared/page-state';
import { ContactDraftContext } from './contact-draft-context';
import { useSendMessage } from './contact-queries';

const STATUS_SHOWN_MS = 5_000;

export type ContactStatus = 'sending' | 'sent' | 'failed';

/** Sends the form and shows its status for five seconds. */
export function useContactForm() {
  const posted = usePostedForm();
  const [status, setStatus] = useState<ContactStatus | null>(posted.status);
  // Cleared after a submission by script, which makes the issues of the posted form obsolete.
  const [draft, setDraft] = useState(posted.draft);
  const [error, setError] = useState<unknown>(null);
  const { mutateAsync: send } = useSendMessage();
  const isSending = useRef(false);

  useEffect(() => {
    if (status === null) return;
    const timer = setTimeout(() => setStatus(null), STATUS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const form = event.currentTarget;
    setStatus('sending');
    setError(null);
    try {
      await send(readMessage(form));
      clear(form);
      setStatus('sent');
    } catch (failure) {
      setError(failure);
      setStatus('failed');
    } finally {
      isSending.current = false;
      setDraft(null);
    }
  }

  return { status, isPending: status === 'sending', error, draft, submit };
}

/** Reads the result of a form posted without JavaScript from the page's state or its address, and clears it there. */
function usePostedForm() {
  const posted = useContext(ContactDraftContext);
  const search = useSearch();
  const [result] = useState(() => {
    const draft = posted?.isRead ? null : (posted?.draft ?? null);
    return { draft, status: toStatus(draft !== null, search) };
  });
  useEffect(() => {
    if (posted) posted.isRead = true;
    const url = new URL(window.location.href);
    if (!url.searchParams.has(SENT_PARAMETER)) return;
    url.searchParams.delete(SENT_PARAMETER);
    window.history.replaceState(window.history.state, '', url);
  }, [posted]);
  return result;
}

function toStatus(hasFailed: boolean, search: string): ContactStatus | null {
  if (hasFailed) return 'failed';
  return new URLSearchParams(search).has(SENT_PARAMETER) ? 'sent' : null;
}

/** Clears all fields. `reset` would restore the values of the server's HTML. */
function clear(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = '';
  }
}

function readMessage(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return { name: text('name'), email: text('email'), message: text('message'), website: text('website') };
}
