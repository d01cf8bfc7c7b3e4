import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { toIssues } from '#client/lib/api/api-error';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useTranslation } from '#client/lib/language/use-translation';
import { CONTACT_TEXTS } from '#shared/language/english/contact';
import { SENT_PARAMETER } from '#shared/page-state';
import { ContactDraftContext } from './contact-draft-context';
import { useSendMessage } from './contact-queries';
import { type ContactWords, translateMessage } from './translate-message';
import { clearFields, forgetTyped, listInvalid, restoreTyped, storeTyped } from './typed-message';

/** The progress of a message. `next` says what happens now or what the visitor can do. */
type Outcome = { status: 'sending'; next?: undefined } | { status: 'sent' | 'failed'; next: string };

const STATUS_SHOWN_MS = 5_000;

export function useContactForm(formAddress: string | null) {
  const t = useTranslation(CONTACT_TEXTS);
  const posted = usePostedForm(t);
  const formRef = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState(posted.outcome);
  const [isStatusShown, setStatusShown] = useState(outcome !== null);
  const [issues, setIssues] = useState(posted.issues);
  const send = useSendMessage(formAddress);
  const isSending = outcome?.status === 'sending';

  useEffect(() => {
    if (!isStatusShown || outcome === null) return;
    formRef.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setStatusShown(false), STATUS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome, isStatusShown]);

  const isPostedAndSent = posted.outcome?.status === 'sent';
  useEffect(() => {
    if (isPostedAndSent) forgetTyped();
    else if (formRef.current) restoreTyped(formRef.current);
  }, [isPostedAndSent]);

  function show(next: Outcome): void {
    setOutcome(next);
    setStatusShown(true);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const invalid = listInvalid(form);
    setIssues(invalid);
    if (invalid.size > 0) {
      form.querySelector<HTMLElement>(':invalid')?.focus();
      return;
    }
    if (isSending) return;
    show({ status: 'sending' });
    const message = readMessage(form);
    try {
      await send(message);
      clearFields(form);
      forgetTyped();
      show({ status: 'sent', next: t('arrived', { address: message.email }) });
    } catch (error) {
      const refused = new Map(
        toIssues(error).map(issue => [String(issue.path[0]), translateMessage(issue.message, t)]),
      );
      setIssues(refused);
      const reason = refused.size > 0 ? t('correctFields') : translateMessage(callFailureMessage(error), t);
      show({ status: 'failed', next: `${t('messageKept')} ${reason}` });
    }
  }

  /** Stores the text, and removes the message of the edited field once the field is valid. */
  function handleInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>): void {
    storeTyped(form);
    if (issues.size === 0) return;
    const invalid = listInvalid(form);
    const isSolved = (name: string) => form.elements.namedItem(name) === target && !invalid.has(name);
    setIssues(new Map([...issues].filter(([name]) => !isSolved(name))));
  }

  const status = isStatusShown ? outcome?.status : undefined;
  const next = outcome ? outcome.next : t('allRequired');
  return { formRef, status, next, isSending, issues, values: posted.values, submit, handleInput };
}

/**
 * Reads the result of a form posted without JavaScript from the page's state or its address, and clears it
 * there.
 */
function usePostedForm(t: ContactWords) {
  const posted = useContext(ContactDraftContext);
  const search = useSearch();
  const [result] = useState(() => {
    const draft = posted?.isRead ? null : (posted?.draft ?? null);
    const issues = new Map(
      Object.entries(draft?.issues ?? {}).map(([name, message]) => [name, translateMessage(message, t)]),
    );
    return { values: draft?.values, issues, outcome: toOutcome(draft !== null, search, t) };
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

function toOutcome(hasFailed: boolean, search: string, t: ContactWords): Outcome | null {
  if (hasFailed) return { status: 'failed', next: `${t('messageKept')} ${t('correctOrLater')}` };
  const isSent = new URLSearchParams(search).has(SENT_PARAMETER);
  return isSent ? { status: 'sent', next: t('arrived', { address: t('enteredAddress') }) } : null;
}

function readMessage(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return { name: text('name'), email: text('email'), message: text('message'), website: text('website') };
}
