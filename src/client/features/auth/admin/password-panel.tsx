import { type ChangeEvent, type FormEvent, useState } from 'react';
import { findFieldError } from '#client/lib/api/api-error';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Alert } from '#client/ui/feedback/alert';
import { useToast } from '#client/ui/feedback/toast';
import { Field, TextInput } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { formatCount } from '#client/ui/primitives/format-count';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/credentials';
import { isGeneralError, useChangePassword, useOwner } from './account-queries';

type PasswordFields = { current: string; next: string; repeated: string };

const EMPTY: PasswordFields = { current: '', next: '', repeated: '' };

export function PasswordPanel() {
  const owner = useOwner();
  const change = useChangePassword();
  const toast = useToast();
  const [fields, setFields] = useState(EMPTY);
  /** The fields when the owner last left one or submitted them. Their errors are shown until they change. */
  const [checked, setChecked] = useState(EMPTY);
  const [attempts, setAttempts] = useState(0);
  const formRef = useFocusOnInvalid<HTMLFormElement>(change.error ?? attempts);
  const errors = validatePassword(checked);
  const getInputProps = (field: keyof PasswordFields) => ({
    value: fields[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (change.isError) change.reset();
      setFields({ ...fields, [field]: event.target.value });
    },
    onBlur: () => setChecked(fields),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    setChecked(fields);
    setAttempts(attempts + 1);
    if (Object.keys(validatePassword(fields)).length > 0) return;
    change.mutate(
      { currentPassword: fields.current, newPassword: fields.next },
      {
        onSuccess: () => {
          setFields(EMPTY);
          setChecked(EMPTY);
          toast.success('Password changed. All other sessions were signed out.');
        },
      },
    );
  }

  const isUnchanged = (field: keyof PasswordFields) => checked[field] === fields[field];
  const currentError = findFieldError(change.error, 'currentPassword');
  const nextError = errors.next ?? findFieldError(change.error, 'newPassword');
  return (
    <Panel id="password" title="Password">
      <form ref={formRef} className="stack narrow" noValidate onSubmit={submit}>
        {change.error && isGeneralError(change.error) && (
          <Alert tone="err">Couldn't change the password. {callFailureMessage(change.error)}</Alert>
        )}
        {/* This field tells password managers which account the password belongs to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={owner.data?.email ?? ''}
          readOnly
          hidden
        />
        <Field label="Current password" required error={currentError}>
          <TextInput type="password" autoComplete="current-password" {...getInputProps('current')} />
        </Field>
        <div className="grid">
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
            error={
              fields.repeated !== '' && isUnchanged('repeated') && isUnchanged('next') && errors.repeated
            }
          >
            <TextInput type="password" autoComplete="new-password" {...getInputProps('repeated')} />
          </Field>
        </div>
        <div>
          <Button type="submit" busy={change.isPending} disabled={Object.values(fields).includes('')}>
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Validates the new password before it is sent. Empty fields have no errors. */
export function validatePassword({ next, repeated }: PasswordFields): { next?: string; repeated?: string } {
  if (next === '') return {};
  if (next.length < PASSWORD_MIN_LENGTH)
    return { next: `Must be at least ${PASSWORD_MIN_LENGTH} characters` };
  if (next.length > PASSWORD_MAX_LENGTH)
    return { next: `Must be at most ${formatCount(PASSWORD_MAX_LENGTH)} characters` };
  return repeated === next ? {} : { repeated: "Passwords don't match" };
}
