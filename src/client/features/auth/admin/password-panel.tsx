import { type ChangeEvent, type FormEvent, useState } from 'react';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../../shared/password-rules';
import { errorCode, findFieldError } from '../../../lib/api/api-error';
import { callFailureMessage } from '../../../lib/api/call-failure';
import { useFocusOnInvalid } from '../../../lib/react/use-focus-on-invalid';
import { Alert } from '../../../ui/feedback/alert';
import { useToast } from '../../../ui/feedback/toast';
import { Field, TextInput } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';
import styles from './account.module.css';
import { useChangePassword, useOwner } from './account-queries';

type PasswordFields = { current: string; next: string; repeated: string };

const EMPTY: PasswordFields = { current: '', next: '', repeated: '' };

/** Changes the password at once; every other browser is signed out by it. */
export function PasswordPanel() {
  const owner = useOwner();
  const change = useChangePassword();
  const toast = useToast();
  const [fields, setFields] = useState(EMPTY);
  /** The fields that were sent, or could not be: what was wrong with them is shown until they are changed. */
  const [sent, setSent] = useState(EMPTY);
  const formRef = useFocusOnInvalid<HTMLFormElement>(change.error ?? sent);
  const mistakes = passwordMistakes(sent);
  const inputOf = (field: keyof PasswordFields) => ({
    value: fields[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [field]: event.target.value }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    setSent({ ...fields });
    if (Object.keys(passwordMistakes(fields)).length > 0) return;
    change.mutate(
      { currentPassword: fields.current, newPassword: fields.next },
      {
        onSuccess: () => {
          setFields(EMPTY);
          setSent(EMPTY);
          toast.success('Password changed. All other sessions were signed out.');
        },
      },
    );
  }

  const isUnchanged = (field: keyof PasswordFields) => sent[field] === fields[field];
  const currentError = isUnchanged('current') ? findFieldError(change.error, 'currentPassword') : undefined;
  const nextError = mistakes.next ?? findFieldError(change.error, 'newPassword');
  const isOther =
    change.error && errorCode(change.error) !== 'UNAUTHORIZED' && !change.error.data?.issues?.length;
  return (
    <Panel id="password" title="Password">
      <form ref={formRef} className={`stack ${styles.form}`} noValidate onSubmit={submit}>
        {isOther && (
          <Alert tone="err" className={styles.wide}>
            Password not changed. {callFailureMessage(change.error)}
          </Alert>
        )}
        {/* Tells password managers whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={owner.data?.email ?? ''}
          readOnly
          hidden
        />
        <Field label="Current password" required className={styles.wide} error={currentError}>
          <TextInput type="password" autoComplete="current-password" {...inputOf('current')} />
        </Field>
        <Field
          label="New password"
          required
          hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          error={isUnchanged('next') && nextError}
        >
          <TextInput type="password" autoComplete="new-password" {...inputOf('next')} />
        </Field>
        <Field
          label="Confirm new password"
          required
          error={isUnchanged('repeated') && isUnchanged('next') && mistakes.repeated}
        >
          <TextInput type="password" autoComplete="new-password" {...inputOf('repeated')} />
        </Field>
        <div className={styles.submit}>
          <Button type="submit" busy={change.isPending} disabled={Object.values(fields).includes('')}>
            Change Password
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** What can be told of the fields without the server; nothing of those that are empty. */
export function passwordMistakes({ next, repeated }: PasswordFields): { next?: string; repeated?: string } {
  if (next === '') return {};
  if (next.length < PASSWORD_MIN_LENGTH)
    return { next: `Must be at least ${PASSWORD_MIN_LENGTH} characters` };
  if (next.length > PASSWORD_MAX_LENGTH) return { next: `Must be at most ${PASSWORD_MAX_LENGTH} characters` };
  return repeated === next ? {} : { repeated: "Passwords don't match" };
}
