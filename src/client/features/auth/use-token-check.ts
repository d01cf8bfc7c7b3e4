import { useEffect } from 'react';
import { isTemporary } from '#client/lib/api/api-error';
import { secondsLeft } from '#client/lib/session/session';
import { useSession } from '#client/lib/session/session-context';
import { useCheckToken } from './auth-queries';

const CHECK_EVERY_MS = 60_000;
/** A token with less time left is refreshed before the check. */
const REFRESH_BELOW_SECONDS = 120;

/** Checks the token on load and every minute. Without a response nothing changes until the next check. */
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
        // A rejected refresh has already ended the session; temporary errors wait for the next check.
        if (!isTemporary(error) && session.getToken() !== null) session.end();
      }
    }

    void checkNow();
    const timer = setInterval(() => void checkNow(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [session, check]);
}
