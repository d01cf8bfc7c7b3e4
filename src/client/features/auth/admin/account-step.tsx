import { type ReactNode, useState } from 'react';
import { findFieldError } from '#client/lib/api/api-error';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Alert } from '#client/ui/feedback/alert';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Field, TextInput } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import { PASSWORD_MIN_LENGTH } from '#shared/credentials';
import { isGeneralError, useChangeEmail, useChangePassword, useOwner } from './account-queries';

type AccountStepProps = {
  /** True until both the email and the password are the owner's own. */
  isInitial: boolean;
  footer: (step: { isSaving: boolean; save: () => Promise<boolean> }) => ReactNode;
};

/** Replaces the email and password of the first start. Fields left empty change nothing. */
export function AccountStep({ isInitial, footer }: AccountStepProps) {
  const account = useAccountChange();
  const { owner, fields, set, error, missing } = account;
  const [isShown, setShown] = useState(false);
  const formRef = useFocusOnInvalid<HTMLDivElement>(missing ?? error);
  const type = isShown ? 'text' : 'password';
  const getInput = (name: keyof AccountFields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => set({ ...fields, [name]: event.target.value }),
  });
  return (
    <div ref={formRef} className="stack">
      <Panel title="Email and password">
        <div className="stack">
          {isInitial && (
            <p className="muted">
              Replace what the first start used. The console that started the site shows the current password
              if the site generated it.
            </p>
          )}
          {error !== null && isGeneralError(error) && (
            <Alert tone="err">Couldn't change the sign-in. {callFailureMessage(error)}</Alert>
          )}
          <div className="grid">
            <Field
              label="Email"
              hint={`You sign in with ${owner?.email ?? 'this address'}.`}
              error={findFieldError(error, 'email')}
            >
              <TextInput
                type="email"
                autoComplete="username"
                placeholder="you@example.com"
                {...getInput('email')}
              />
            </Field>
            <Field
              label="Current password"
              hint="Needed to change the email or the password."
              error={missing?.message ?? findFieldError(error, 'currentPassword')}
            >
              <TextInput type={type} autoComplete="current-password" {...getInput('currentPassword')} />
            </Field>
            <Field
              label="New password"
              hint={`At least ${PASSWORD_MIN_LENGTH} characters. Leave empty to keep the current one.`}
              error={findFieldError(error, 'newPassword')}
            >
              <TextInput type={type} autoComplete="new-password" {...getInput('newPassword')} />
            </Field>
          </div>
          <LabeledCheckbox checked={isShown} onChange={({ target }) => setShown(target.checked)}>
            Show passwords
          </LabeledCheckbox>
        </div>
      </Panel>
      {footer({ isSaving: account.isSaving, save: account.save })}
    </div>
  );
}

type AccountFields = { email: string; currentPassword: string; newPassword: string };

const EMPTY: AccountFields = { email: '', currentPassword: '', newPassword: '' };

function useAccountChange() {
  const { data: owner } = useOwner();
  const changeEmail = useChangeEmail();
  const changePassword = useChangePassword();
  const [fields, set] = useState(EMPTY);
  // Each attempt makes a new object, which moves the focus again.
  const [missing, setMissing] = useState<{ message: string } | null>(null);
  const email = fields.email.trim();

  /** Returns true if nothing is left to change. */
  async function save(): Promise<boolean> {
    const { currentPassword, newPassword } = fields;
    changeEmail.reset();
    changePassword.reset();
    const hasNewEmail = email !== '' && email !== owner?.email;
    const isMissing = currentPassword === '' && (hasNewEmail || newPassword !== '');
    setMissing(isMissing ? { message: 'Enter your current password' } : null);
    if (isMissing) return false;
    try {
      if (hasNewEmail) await changeEmail.mutateAsync({ email, currentPassword });
      if (newPassword !== '') await changePassword.mutateAsync({ currentPassword, newPassword });
      set(EMPTY);
      return true;
    } catch {
      // The fields and the alert show the error of the mutation.
      return false;
    }
  }

  return {
    owner,
    fields,
    set,
    save,
    missing,
    error: changeEmail.error ?? changePassword.error,
    isSaving: changeEmail.isPending || changePassword.isPending,
  };
}
