import { homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { Alert, type AlertTone } from '#client/ui/feedback/alert';
import { Field, TextArea, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { CONTACT_TEXTS } from '#shared/language/english/contact';
import { CONTACT_PATH } from '#shared/page-state';
import styles from './contact-form.module.css';
import { useContactForm } from './use-contact-form';

const TONES: Record<'sending' | 'sent' | 'failed', AlertTone> = {
  sending: 'info',
  sent: 'ok',
  failed: 'err',
};

/**
 * Sends a message to the owner. Without JavaScript, the browser posts the form. On a static host, it has another
 * address, which takes these fields only.
 */
export function ContactForm({ formAddress }: { formAddress: string | null }) {
  const t = useTranslation(CONTACT_TEXTS);
  const { formRef, status, next, isSending, issues, values, submit, handleInput } =
    useContactForm(formAddress);
  // With scripts, every invalid field shows the browser's message, not only the first one in a bubble.
  const noValidate = useHydrated();
  return (
    <form
      ref={formRef}
      className={`stack ${styles.form}`}
      method="post"
      action={formAddress ?? `${CONTACT_PATH}#${homeSections.contact.id}`}
      noValidate={noValidate}
      onSubmit={submit}
      onInput={handleInput}
    >
      <Field label={t('nameField')} required error={issues.get('name')}>
        <TextInput name="name" autoComplete="name" defaultValue={values?.name} />
      </Field>
      <Field label={t('emailField')} required error={issues.get('email')}>
        <TextInput name="email" type="email" autoComplete="email" defaultValue={values?.email} />
      </Field>
      <Field label={t('messageField')} required error={issues.get('message')} className={styles.wide}>
        <TextArea name="message" rows={6} defaultValue={values?.message} />
      </Field>
      {/* People do not see this field. Only bots fill it in. */}
      {formAddress === null && (
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {t('websiteField')}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      <div className={`row ${styles.send}`}>
        <Button type="submit" variant="primary" size="lg" busy={isSending}>
          {t('sendMessage')}
        </Button>
        {status && (
          <Alert tone={TONES[status]} busy={status === 'sending'} className={styles.status}>
            {t(status)}
          </Alert>
        )}
      </div>
      <p className={`secondary ${styles.next}`} role="status">
        {next}
      </p>
    </form>
  );
}
