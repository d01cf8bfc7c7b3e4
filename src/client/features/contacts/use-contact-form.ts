import { type FormEvent, useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc';

const STATUS_SHOWN_MS = 5_000;

export type ContactStatus = 'sending' | 'sent' | 'failed';

/** Sends what the form holds and says how that goes; whatever it says is gone after five seconds (section 4). */
export function useContactForm() {
  const [status, setStatus] = useState<ContactStatus | null>(null);
  const send = trpc.contacts.send.useMutation();
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
    try {
      await send.mutateAsync(readMessage(form));
      form.reset();
      setStatus('sent');
    } catch {
      setStatus('failed');
    } finally {
      isSending.current = false;
    }
  }

  return { status, isPending: send.isPending, submit };
}

function readMessage(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return { name: text('name'), email: text('email'), message: text('message'), website: text('website') };
}
