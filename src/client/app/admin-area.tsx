import type { ReactNode } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { type AppRoute, findRoute } from '../content/define-route';
import { OwnerKindsContext } from '../editing/owner-kind';
import { useLogout } from '../features/auth/use-logout';
import { useTokenCheck } from '../features/auth/use-token-check';
import { UnreadMenu } from '../features/contacts/admin/unread-menu';
import { useRecordSiteView } from '../features/views/record-view';
import { OWNER_KINDS } from '../kinds/list-owner-kinds';
import { ownerPaths } from '../lib/owner-paths';
import { paths } from '../lib/paths';
import { useHasToken } from '../lib/session/session-context';
import { useFilesCookie } from '../lib/session/use-files-cookie';
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
