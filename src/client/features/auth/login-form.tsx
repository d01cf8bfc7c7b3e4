import type { FormEvent } from 'react';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { Alert } from '#client/ui/feedback/alert';
import { Field, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import type { Tokens } from '#shared/contract/auth';
import { LOGIN_FAILED } from '#shared/credentials';
import { useLogin } from './auth-queries';

/** Signs in by email and password. Every failure shows the same message. */
export function LoginForm({ onSignedIn }: { onSignedIn: (tokens: Tokens) => void }) {
  const { mutateAsync: login, isPending, isError } = useLogin();
  const isHydrated = useHydrated();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const credentials = { email: String(fields.get('email')), password: String(fields.get('password')) };
    const tokens = await login(credentials).catch(() => null);
    if (tokens) onSignedIn(tokens);
  }

  return (
    <form className="stack" method="post" onSubmit={submit}>
      {isError && <Alert tone="err">{LOGIN_FAILED}</Alert>}
      <Field label="Email" required>
        <TextInput name="email" type="email" autoComplete="username" />
      </Field>
      <Field label="Password" required>
        <TextInput name="password" type="password" autoComplete="current-password" />
      </Field>
      <noscript>
        <Alert tone="warn">JavaScript is required to sign in.</Alert>
      </noscript>
      {/* Disabled before hydration, because no page accepts the posted form. */}
      <Button type="submit" variant="primary" size="lg" busy={isPending} disabled={!isHydrated}>
        Sign in
      </Button>
    </form>
  );
}
