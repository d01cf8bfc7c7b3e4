import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useTokenCheck } from '../features/auth/use-token-check';
import { paths } from '../lib/paths';
import { useHasToken } from '../lib/session/session-context';

/** The guard of the owner's screens: without a token it leads to the sign-in, which remembers where it was asked from. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const hasToken = useHasToken();
  if (!hasToken) {
    const { pathname, search } = window.location;
    return <Redirect to={paths.login} replace state={{ from: pathname + search }} />;
  }
  return <SignedIn>{children}</SignedIn>;
}

function SignedIn({ children }: { children: ReactNode }) {
  useTokenCheck();
  return children;
}
