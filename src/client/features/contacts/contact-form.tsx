import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { findFieldError } from '#client/lib/api/api-error';
import { homeSections } from '#client/lib/paths';
import { Alert, type AlertTone } from '#client/ui/feedback/alert';
import { Field, TextArea, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { CONTACT_PATH, SENT_PARAMETER } from '#shared/page-state';
import { ContactDraftContext } from './contact-draft-context';
import styles from './contact-form.module.css';
import { useSendMessage } from './contact-queries';

type Status = 'sending' | 'sent' | 'failed';

const ALERTS: Record<Status, { tone: AlertTone; text: string }> = {
  sending: { tone: 'info', text: 'Sending...' },
  sent: { tone: 'ok', text: 'Message sent successfully!' },
  failed: { tone: 'err', text: 'Failed to send message. Please try again.' },
};

/** Sends a message to the owner. Without JavaScript, the browser posts the form. */
export function ContactForm() {
  const { status, error, draft, submit } = useContactForm();
  const getError = (field: 'name' | 'email' | 'message') =>
    findFieldError(error, field) ?? draft?.issues[field];
  return (
    <form
      className={`stack ${styles.form}`}
      method="post"
      action={`${CONTACT_PATH}#${homeSections.contact}`}
      onSubmit={submit}
    >
      <Field label="Name" required error={getError('name')}>
        <TextInput name="name" autoComplete="name" defaultValue={draft?.values.name} />
      </Field>
      <Field label="Email" required error={getError('email')}>
        <TextInput name="email" type="email" autoComplete="email" defaultValue={draft?.values.email} />
      </Field>
      <Field label="Message" required error={getError('message')} className={styles.wide}>
        <TextArea name="message" rows={6} defaultValue={draft?.values.message} />
      </Field>
      {/* People do not see this field. Only bots fill it in. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={`row ${styles.send}`}>
        <Button type="submit" variant="primary" size="lg" busy={status === 'sending'}>
          Send message
        </Button>
        {status && (
          <Alert tone={ALERTS[status].tone} busy={status === 'sending'} className={styles.status}>
            {ALERTS[status].text}
          </Alert>
        )}
      </div>
    </form>
  );
}

const STATUS_SHOWN_MS = 5_000;

function useContactForm() {
  const posted = usePostedForm();
  const [status, setStatus] = useState<Status | null>(posted.status);
  // The draft is cleared after a submission by script, which makes the issues of the posted form obsolete.
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

  return { status, error, draft, submit };
}

/**
 * Reads the result of a form posted without JavaScript from the page's state or its address, and clears it
 * there.
 */
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

function toStatus(hasFailed: boolean, search: string): Status | null {
  if (hasFailed) return 'failed';
  return new URLSearchParams(search).has(SENT_PARAMETER) ? 'sent' : null;
}

/** Clears all fields. The method `reset` would restore the values of the server's HTML. */
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
