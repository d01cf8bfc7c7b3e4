import { findFieldError } from '#client/lib/api/api-error';
import { homeSections } from '#client/lib/paths';
import { Alert, type AlertTone } from '#client/ui/feedback/alert';
import { Field, TextArea, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { CONTACT_PATH } from '#shared/page-state';
import styles from './contact-form.module.css';
import { type ContactStatus, useContactForm } from './use-contact-form';

const STATUS: Record<ContactStatus, { tone: AlertTone; text: string }> = {
  sending: { tone: 'info', text: 'Sending...' },
  sent: { tone: 'ok', text: 'Message sent successfully!' },
  failed: { tone: 'err', text: 'Failed to send message. Please try again.' },
};

/** Sends a message to the owner. Works without JavaScript: the browser then posts the form. */
export function ContactForm() {
  const { status, isPending, error, draft, submit } = useContactForm();
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
      {/* A honeypot: people do not see this field, only bots fill it in. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={`row ${styles.send}`}>
        <Button type="submit" variant="primary" size="lg" busy={isPending}>
          Send message
        </Button>
        {status && (
          <Alert tone={STATUS[status].tone} busy={status === 'sending'} className={styles.status}>
            {STATUS[status].text}
          </Alert>
        )}
      </div>
    </form>
  );
}
