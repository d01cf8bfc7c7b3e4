import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session';

/** Null on the server, which renders the same page for everyone. */
export const SessionContext = createContext<Session | null>(null);

/** Returns the owner's session. Throws on the server. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session exists only in the browser');
  return session;
}

/** Returns true when there is an access token; false on the server and during hydration. */
export function useHasToken(): boolean {
  const session = useContext(SessionContext);
  return useSyncExternalStore(
    listener => session?.subscribe(listener) ?? (() => {}),
    () => session !== null && session.getToken() !== null,
    () => false,
  );
}
