import { useEffect } from 'react';
import { isTemporary } from '../../lib/api/api-error';
import { secondsLeft } from '../../lib/session/session';
import { useSession } from '../../lib/session/session-context';
import { useCheckToken } from './auth-queries';

/** How often the token is checked, and how much of it must be left to be checked without a refresh. */
const CHECK_EVERY_MS = 60_000;
const REFRESH_BELOW_SECONDS = 120;

/** Checks the token on load and every minute. No answer changes nothing until the next check. */
export function useTokenCheck(): void {
  const session = useSession();
  const { mutateAsync: check } = useCheckToken();

  useEffect(() => {
    async function checkNow(): Promise<void> {
      try {
        const token = session.getToken();
        if (token !== null && secondsLeft(token) < REFRESH_BELOW_SECONDS) await session.refresh();
        const { isValid, refreshedToken } = await check();
        if (isValid) return;
        if (refreshedToken === undefined) session.end();
        else session.replaceToken(refreshedToken);
      } catch (error) {
        // A refused refresh has ended the session already; what may pass is left to the next check.
        if (!isTemporary(error) && session.getToken() !== null) session.end();
      }
    }

    void checkNow();
    const timer = setInterval(() => void checkNow(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [session, check]);
}
