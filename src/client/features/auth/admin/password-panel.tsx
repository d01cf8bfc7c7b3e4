import { type FormEvent, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../../../shared/password-rules';
import { callFailureMessage, errorCode, fieldError } from '../../../lib/api/api-error';
import { useFocusOnInvalid } from '../../../lib/react/use-focus-on-invalid';
import { Alert } from '../../../ui/feedback/alert';
import { useToast } from '../../../ui/feedback/toast';
import { Field, TextInput } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';
import styles from './account.module.css';
import { useChangePassword, useOwner } from './account-queries';
import { type PasswordFields, passwordMistakes } from './password-mistakes';

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
  const set = (changes: Partial<PasswordFields>) => setFields(before => ({ ...before, ...changes }));

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
  const currentError = isUnchanged('current') ? fieldError(change.error, 'currentPassword') : undefined;
  const nextError = mistakes.next ?? fieldError(change.error, 'newPassword');
  const isOther =
    change.error && errorCode(change.error) !== 'UNAUTHORIZED' && !change.error.data?.issues?.length;
  return (
    <Panel id="password" title="Password">
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
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
          <TextInput
            type="password"
            autoComplete="current-password"
            value={fields.current}
            onChange={event => set({ current: event.target.value })}
          />
        </Field>
        <Field
          label="New password"
          required
          hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          error={isUnchanged('next') && nextError}
        >
          <TextInput
            type="password"
            autoComplete="new-password"
            value={fields.next}
            onChange={event => set({ next: event.target.value })}
          />
        </Field>
        <Field
          label="Confirm new password"
          required
          error={isUnchanged('repeated') && isUnchanged('next') && mistakes.repeated}
        >
          <TextInput
            type="password"
            autoComplete="new-password"
            value={fields.repeated}
            onChange={event => set({ repeated: event.target.value })}
          />
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
