import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session';

/** Null on the server: a page is rendered the same for everyone. */
export const SessionContext = createContext<Session | null>(null);

/** The owner's session; only for code that runs in the browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session outside the browser');
  return session;
}

/** True when an access token is there; false on the server and while the page hydrates. */
export function useHasToken(): boolean {
  const session = useContext(SessionContext);
  return useSyncExternalStore(
    listener => session?.subscribe(listener) ?? (() => {}),
    () => session !== null && session.getToken() !== null,
    () => false,
  );
}
