import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { askToLeave } from '../../editing/leave-guard';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session/session-context';
import { useClearQueries, useRevoke } from './auth-queries';

/** The Logout button: ends the session and goes to the sign-in. Unsaved changes are asked about before. */
export function useLogout(): () => void {
  const endSession = useEndSession();
  const clearQueries = useClearQueries();
  const [, navigate] = useLocation();
  return useCallback(() => {
    askToLeave(() => {
      navigate(paths.login);
      void endSession().then(clearQueries);
    });
  }, [endSession, clearQueries, navigate]);
}

/** Asks the server to end the session, then forgets the tokens, whatever the answer. */
export function useEndSession(): () => Promise<void> {
  const session = useSession();
  const revoke = useRevoke();
  return useCallback(async () => {
    try {
      if (session.getToken() !== null) await revoke();
    } catch (error) {
      console.info('The session could not be revoked', error);
    } finally {
      session.signOut();
    }
  }, [session, revoke]);
}
