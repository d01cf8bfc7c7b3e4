import { type FormEvent, useState } from 'react';
import { LOGIN_FAILED } from '../../../shared/auth-constants';
import type { Tokens } from '../../../shared/contract/auth';
import { useApi } from '../../lib/api/use-api';
import { useHydrated } from '../../lib/react/use-hydrated';
import { Alert } from '../../ui/feedback/alert';
import { Field, TextInput } from '../../ui/forms/field';
import { Button } from '../../ui/primitives/button';

/** E-mail and password; every failure reads the same (rule 11.1). */
export function LoginForm({ onSignedIn }: { onSignedIn: (tokens: Tokens) => void }) {
  const api = useApi();
  const [status, setStatus] = useState<'pending' | 'refused' | null>(null);
  const isHydrated = useHydrated();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setStatus('pending');
    try {
      onSignedIn(
        await api.mutation('auth.login', {
          email: String(fields.get('email')),
          password: String(fields.get('password')),
        }),
      );
      setStatus(null);
    } catch {
      setStatus('refused');
    }
  }

  return (
    <form className="stack" method="post" onSubmit={submit}>
      {status === 'refused' && <Alert tone="err">{LOGIN_FAILED}</Alert>}
      <Field label="Email" required>
        <TextInput name="email" type="email" autoComplete="username" />
      </Field>
      <Field label="Password" required>
        <TextInput name="password" type="password" autoComplete="current-password" />
      </Field>
      <noscript>
        <Alert tone="warn">JavaScript is required to sign in.</Alert>
      </noscript>
      {/* Until the script is there the browser would post the form itself, which no page takes. */}
      <Button type="submit" variant="primary" size="lg" busy={status === 'pending'} disabled={!isHydrated}>
        Sign in
      </Button>
    </form>
  );
}
