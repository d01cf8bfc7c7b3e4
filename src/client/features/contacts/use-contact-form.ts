import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { SENT_PARAMETER } from '../../../shared/contact-draft';
import { ContactDraftContext } from './contact-draft-context';
import { useSendMessage } from './contact-queries';

const STATUS_SHOWN_MS = 5_000;

export type ContactStatus = 'sending' | 'sent' | 'failed';

/** Sends what the form holds and says how that goes; whatever it says is gone after five seconds. */
export function useContactForm() {
  const posted = usePostedForm();
  const [status, setStatus] = useState<ContactStatus | null>(posted.status);
  // Once the form has been sent by script, what was wrong with the posted one is past.
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

/** How it went when the browser itself posted the form: in the page's state or in its address, which forgets it then. */
function usePostedForm() {
  const held = useContext(ContactDraftContext);
  const search = useSearch();
  const [posted] = useState(() => {
    const draft = held?.isRead ? null : (held?.draft ?? null);
    return { draft, status: statusOf(draft !== null, search) };
  });
  useEffect(() => {
    if (held) held.isRead = true;
    const url = new URL(window.location.href);
    if (!url.searchParams.has(SENT_PARAMETER)) return;
    url.searchParams.delete(SENT_PARAMETER);
    window.history.replaceState(window.history.state, '', url);
  }, [held]);
  return posted;
}

function statusOf(hasFailed: boolean, search: string): ContactStatus | null {
  if (hasFailed) return 'failed';
  return new URLSearchParams(search).has(SENT_PARAMETER) ? 'sent' : null;
}

/** Not `reset`, which would bring back the values that the page came with. */
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
