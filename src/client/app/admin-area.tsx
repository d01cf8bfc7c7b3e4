import { type ReactNode, useEffect, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { FILE_COOKIES_PATH, OWNER_COOKIE } from '#shared/credentials';
import { type AppRoute, findRoute } from '../content/define-route';
import { OwnerKindsContext } from '../editing/owner-kind';
import { useCheckToken } from '../features/auth/auth-queries';
import { useLogout } from '../features/auth/use-logout';
import { UnreadMenu } from '../features/contacts/admin/unread-menu';
import { useRecordSiteView } from '../features/views/record-view';
import { OWNER_KINDS } from '../kinds/list-owner-kinds';
import { isTemporary } from '../lib/api/api-error';
import { ownerPaths } from '../lib/owner-paths';
import { paths } from '../lib/paths';
import { secondsLeft } from '../lib/session/session';
import { useHasToken, useSession } from '../lib/session/session-context';
import { Icon } from '../ui/icons/icon';
import { Button } from '../ui/primitives/button';
import { AdminBarText, AdminLink } from '../ui/site/admin-bar';
import styles from '../ui/site/admin-bar.module.css';
import { ShortcutsHelp } from './shortcuts-help';

/** Guards the owner's screens: redirects to the sign-in when there is no token, and remembers the address. */
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
  return <OwnerKindsContext value={OWNER_KINDS}>{children}</OwnerKindsContext>;
}

type AdminLinkDefinition = { href: string; label: string; screens: AppRoute[] };

/** The links of the owner's navigation bar, each with the screens on which it is current. */
const adminLinks: AdminLinkDefinition[] = [
  { href: paths.dashboard, label: 'Dashboard', screens: [] },
  ...listKindLinks(),
  { href: ownerPaths.trash, label: 'Trash', screens: [] },
];

function listKindLinks(): AdminLinkDefinition[] {
  const links = new Map<string, AdminLinkDefinition & { order: number }>();
  for (const { navigation, screens } of Object.values(OWNER_KINDS)) {
    if (navigation === 'none') continue;
    const { screens: existing = [] } = links.get(navigation.href) ?? {};
    links.set(navigation.href, { ...navigation, screens: [...existing, ...screens] });
  }
  return [...links.values()].sort((a, b) => a.order - b.order);
}

/** The owner's bar below the header. */
export function AdminNavigation() {
  const [location] = useLocation();
  const logout = useLogout();
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.inner}`}>
        <nav aria-label="Admin" className={styles.nav}>
          <ul className={styles.list}>
            {adminLinks.map(({ href, label, screens }) => (
              <li key={href}>
                <Link href={href} asChild>
                  <AdminLink current={location === href || findRoute(screens, location) !== null}>
                    {label}
                  </AdminLink>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <UnreadMenu />
          <ShortcutsHelp />
          <Button variant="ghost" size="sm" onClick={logout}>
            <Icon name="right-from-bracket" />
            <AdminBarText>Logout</AdminBarText>
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Gives the owner access to hidden files through a cookie, because image requests have no token header. */
function useFilesCookie(): void {
  const session = useSession();
  // Runs in the first render, before descendants request images.
  useState(() => writeCookie(session.getToken()));
  useEffect(() => session.subscribe(() => writeCookie(session.getToken())), [session]);
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
