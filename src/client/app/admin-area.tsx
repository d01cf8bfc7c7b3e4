import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { OwnerKindsContext } from '#client/editing/owner-kind/owner-kind';
import { useCheckToken } from '#client/features/auth/auth-queries';
import { useAppliedLook } from '#client/features/site/admin/preview/apply-look';
import { useRecordSiteView } from '#client/features/views/record-view';
import { OWNER_KINDS } from '#client/kinds/list-owner-kinds';
import { isTemporary } from '#client/lib/api/api-error';
import { paths } from '#client/lib/paths';
import { secondsLeft } from '#client/lib/session/session';
import { useHasToken, useSession } from '#client/lib/session/session-context';
import { useSite } from '#client/lib/site-queries';
import { FILE_COOKIES_PATH, OWNER_COOKIE } from '#shared/file-cookies';

/** Guards the owner's screens. Without a token, it remembers the address and redirects to the sign-in. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const hasToken = useHasToken();
  if (!hasToken) {
    const { pathname, search } = window.location;
    return <Redirect to={paths.login} replace state={{ from: pathname + search }} />;
  }
  return <SignedIn>{children}</SignedIn>;
}

function SignedIn({ children }: { children: ReactNode }) {
  useFilesCookie();
  useTokenCheck();
  useRecordSiteView(true);
  // Settings, the setup, and an import or a restored backup can change it.
  useAppliedLook(useSite());
  return <OwnerKindsContext value={OWNER_KINDS}>{children}</OwnerKindsContext>;
}

/** Gives the owner access to hidden files through a cookie, because image requests have no token header. */
function useFilesCookie(): void {
  const session = useSession();
  // This runs in the first render, before descendants request images.
  useState(() => writeCookie(session.findToken()));
  useEffect(() => session.subscribe(() => writeCookie(session.findToken())), [session]);
}

/** The cookie is sent only to uploads, from this site, and is valid as long as the token in it. */
function writeCookie(token: string | null): void {
  const attributes = [`Path=${FILE_COOKIES_PATH}`, 'SameSite=Strict'];
  if (window.location.protocol === 'https:') attributes.push('Secure');
  if (token === null) attributes.push('Max-Age=0');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers and over plain http
  document.cookie = [`${OWNER_COOKIE}=${token ?? ''}`, ...attributes].join('; ');
}

const CHECK_EVERY_MS = 60_000;
/** A token with less time left is refreshed before the check. */
const REFRESH_BELOW_SECONDS = 120;

/** Checks the token on load and every minute. Without a response nothing changes until the next check. */
function useTokenCheck(): void {
  const session = useSession();
  const { mutateAsync: check } = useCheckToken();

  useEffect(() => {
    async function checkNow(): Promise<void> {
      try {
        const token = session.findToken();
        if (token !== null && secondsLeft(token) < REFRESH_BELOW_SECONDS) await session.refresh();
        const { isValid, refreshedToken } = await check();
        if (isValid) return;
        if (refreshedToken === undefined) session.end();
        else session.replaceToken(refreshedToken);
      } catch (error) {
        // A rejected refresh has already ended the session. Temporary errors wait for the next check.
        if (!isTemporary(error) && session.findToken() !== null) session.end();
      }
    }

    void checkNow();
    const timer = setInterval(() => void checkNow(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [session, check]);
}
