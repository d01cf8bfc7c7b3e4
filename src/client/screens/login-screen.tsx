import { type FormEvent, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { PageArrow } from '#client/content/page-link';
import { useLogin, useSignInWithLink } from '#client/features/auth/auth-queries';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { findOrigin } from '#client/lib/session/origin';
import { SessionContext } from '#client/lib/session/session-context';
import { Alert } from '#client/ui/feedback/alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { Field, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import type { Tokens } from '#shared/contract/auth';
import { LINK_FRAGMENT, LOGIN_FAILED } from '#shared/credentials';
import styles from './login-screen.module.css';

/** Continues to the page that required the sign-in, or to the dashboard. */
export function LoginScreen() {
  const session = useContext(SessionContext);
  const origin = findOrigin(useHistoryState());
  const [, navigate] = useLocation();
  const enter = (tokens: Tokens, path: string) => {
    session?.signIn(tokens);
    navigate(path, { replace: true });
  };
  const link = useLink(tokens => enter(tokens, paths.setup));
  return (
    <div className={styles.layout}>
      <PageHead title="Admin Login" isIndexed={false} />
      <div className={`stack ${styles.panel}`}>
        <h1>Admin Login</h1>
        {session?.hasEnded() && (
          <Alert tone="info">
            Your session expired or was ended on another device. Sign in again to continue.
          </Alert>
        )}
        {link.isPending && <Spinner label="Signing in..." />}
        {link.error && <Alert tone="err">{link.error.message}</Alert>}
        <LoginForm onSignedIn={tokens => enter(tokens, origin ?? paths.dashboard)} />
        <PageArrow href={paths.home} direction="back">
          Home
        </PageArrow>
      </div>
    </div>
  );
}

/** Signs in once with the link of a new site, whose token is in the fragment of the address. */
function useLink(onSignedIn: (tokens: Tokens) => void) {
  const { mutate, isPending, error } = useSignInWithLink();
  const signIn = useEffectEvent((token: string) => mutate({ token }, { onSuccess: onSignedIn }));
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (!hash.startsWith(LINK_FRAGMENT)) return;
    // The address must not stay in the history, nor be sent twice.
    window.history.replaceState(window.history.state, '', pathname + search);
    signIn(hash.slice(LINK_FRAGMENT.length));
  }, []);
  return { isPending, error };
}

/** Signs in by email and password. Every failure shows the same message. */
function LoginForm({ onSignedIn }: { onSignedIn: (tokens: Tokens) => void }) {
  const { mutateAsync: login, isPending, isError } = useLogin();
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);

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
      {isError && (
        <p className={`secondary ${styles.remedy}`}>
          Forgot your password? Set a new one on the server with <code>npm run owner -- --new-password</code>.
        </p>
      )}
      <Field label="Email" required>
        <TextInput name="email" type="email" autoComplete="username" />
      </Field>
      <Field label="Password" required>
        <div className={styles.password}>
          <TextInput
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button variant="ghost" size="sm" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide password' : 'Show password'}
          </Button>
        </div>
      </Field>
      <noscript>
        <Alert tone="warn">JavaScript is required to sign in.</Alert>
      </noscript>
      {/* The button is disabled before hydration, because no page accepts the posted form. */}
      <Button type="submit" variant="primary" size="lg" busy={isPending} disabled={!isHydrated}>
        Sign in
      </Button>
    </form>
  );
}
