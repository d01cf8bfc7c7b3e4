import { type FormEvent, useState } from 'react';
import { findFieldError } from '#client/lib/api/api-error';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Alert } from '#client/ui/feedback/alert';
import { useToast } from '#client/ui/feedback/toast';
import { Field, TextInput } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { isGeneralError, useChangeEmail, useOwner } from './account-queries';

export function EmailPanel() {
  const owner = useOwner();
  const change = useChangeEmail();
  const toast = useToast();
  const [typed, setTyped] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const formRef = useFocusOnInvalid<HTMLFormElement>(change.error);
  const email = typed ?? owner.data?.email ?? '';
  const isChanged = email.trim() !== '' && email.trim() !== owner.data?.email;
  const sent = change.variables;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (change.isPending || !isChanged) return;
    change.mutate(
      { email, currentPassword: password },
      {
        onSuccess: ({ email: saved }) => {
          setTyped(null);
          setPassword('');
          toast.success(`Email changed. Sign in with ${saved} from now on.`);
        },
      },
    );
  }

  return (
    <Panel id="email" title="Sign-in email">
      <form ref={formRef} className="stack narrow" noValidate onSubmit={submit}>
        {owner.isError && <Alert tone="err">Couldn't load the current email. You can still change it.</Alert>}
        {change.error && isGeneralError(change.error) && (
          <Alert tone="err">Couldn't change the email. {callFailureMessage(change.error)}</Alert>
        )}
        <div className="grid">
          <Field
            label="Sign-in email"
            required
            error={sent?.email === email && findFieldError(change.error, 'email')}
          >
            <TextInput
              type="email"
              autoComplete="username"
              value={email}
              onChange={event => setTyped(event.target.value)}
            />
          </Field>
          <Field
            label="Password"
            required
            hint="Confirm it's you."
            error={sent?.currentPassword === password && findFieldError(change.error, 'currentPassword')}
          >
            <TextInput
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={event => setPassword(event.target.value)}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" busy={change.isPending} disabled={!isChanged || password === ''}>
            Change email
          </Button>
        </div>
      </form>
    </Panel>
  );
}
