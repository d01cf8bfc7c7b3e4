import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OwnerSession } from './session';

/** Null on the server, which renders the same page for everyone. */
export const SessionContext = createContext<OwnerSession | null>(null);

/**
 * Returns the owner's session.
 * @throws Error on the server
 */
export function useSession(): OwnerSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session exists only in the browser');
  return session;
}

/** Returns true if there is an access token. On the server and during hydration it returns false. */
export function useHasToken(): boolean {
  const session = useContext(SessionContext);
  return useSyncExternalStore(
    listener => session?.subscribe(listener) ?? (() => {}),
    () => session !== null && session.findToken() !== null,
    () => false,
  );
}
