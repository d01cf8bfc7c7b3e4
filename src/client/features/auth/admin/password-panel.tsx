import { type ChangeEvent, type FormEvent, useState } from 'react';
import { findFieldError } from '#client/lib/api/api-error';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Alert } from '#client/ui/feedback/alert';
import { useToast } from '#client/ui/feedback/toast';
import { Field, TextInput } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/credentials';
import styles from './account.module.css';
import { isGeneralError, useChangePassword, useOwner } from './account-queries';

type PasswordFields = { current: string; next: string; repeated: string };

const EMPTY: PasswordFields = { current: '', next: '', repeated: '' };

export function PasswordPanel() {
  const owner = useOwner();
  const change = useChangePassword();
  const toast = useToast();
  const [fields, setFields] = useState(EMPTY);
  /** The last submitted fields: their errors are shown until they change. */
  const [submitted, setSubmitted] = useState(EMPTY);
  const formRef = useFocusOnInvalid<HTMLFormElement>(change.error ?? submitted);
  const errors = validatePassword(submitted);
  const getInputProps = (field: keyof PasswordFields) => ({
    value: fields[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [field]: event.target.value }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    setSubmitted({ ...fields });
    if (Object.keys(validatePassword(fields)).length > 0) return;
    change.mutate(
      { currentPassword: fields.current, newPassword: fields.next },
      {
        onSuccess: () => {
          setFields(EMPTY);
          setSubmitted(EMPTY);
          toast.success('Password changed. All other sessions were signed out.');
        },
      },
    );
  }

  const isUnchanged = (field: keyof PasswordFields) => submitted[field] === fields[field];
  const currentError = isUnchanged('current') ? findFieldError(change.error, 'currentPassword') : undefined;
  const nextError = errors.next ?? findFieldError(change.error, 'newPassword');
  return (
    <Panel id="password" title="Password">
      <form ref={formRef} className={`stack ${styles.form}`} noValidate onSubmit={submit}>
        {change.error && isGeneralError(change.error) && (
          <Alert tone="err" className={styles.wide}>
            Couldn't change the password. {callFailureMessage(change.error)}
          </Alert>
        )}
        {/* Tells password managers which account the password belongs to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={owner.data?.email ?? ''}
          readOnly
          hidden
        />
        <Field label="Current password" required className={styles.wide} error={currentError}>
          <TextInput type="password" autoComplete="current-password" {...getInputProps('current')} />
        </Field>
        <Field
          label="New password"
          required
          hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          error={isUnchanged('next') && nextError}
        >
          <TextInput type="password" autoComplete="new-password" {...getInputProps('next')} />
        </Field>
        <Field
          label="Confirm new password"
          required
          error={isUnchanged('repeated') && isUnchanged('next') && errors.repeated}
        >
          <TextInput type="password" autoComplete="new-password" {...getInputProps('repeated')} />
        </Field>
        <div className={styles.submit}>
          <Button type="submit" busy={change.isPending} disabled={Object.values(fields).includes('')}>
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Validates the new password before it is sent; empty fields have no errors. */
export function validatePassword({ next, repeated }: PasswordFields): { next?: string; repeated?: string } {
  if (next === '') return {};
  if (next.length < PASSWORD_MIN_LENGTH)
    return { next: `Must be at least ${PASSWORD_MIN_LENGTH} characters` };
  if (next.length > PASSWORD_MAX_LENGTH) return { next: `Must be at most ${PASSWORD_MAX_LENGTH} characters` };
  return repeated === next ? {} : { repeated: "Passwords don't match" };
}
