import { useLocation } from 'wouter';
import { askToLeave } from '#client/editing/leaving/leave-guard';
import { paths } from '#client/lib/paths';
import { useSession } from '#client/lib/session/session-context';
import { useClearQueries, useRevokeCurrentSession } from './auth-queries';

/** Ends the session and opens the sign-in page. Asks first if there are unsaved changes. */
export function useLogout(): () => void {
  const endSession = useEndSession();
  const clearQueries = useClearQueries();
  const [, navigate] = useLocation();
  return () => {
    askToLeave(() => {
      navigate(paths.login);
      void endSession().then(clearQueries);
    });
  };
}

/** Revokes the session on the server and discards the tokens, even if the call fails. */
export function useEndSession(): () => Promise<void> {
  const session = useSession();
  const revoke = useRevokeCurrentSession();
  return async () => {
    try {
      if (session.findToken() !== null) await revoke();
    } catch (error) {
      console.info("Couldn't revoke the session.", error);
    } finally {
      session.signOut();
    }
  };
}
