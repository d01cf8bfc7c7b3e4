import type { ReactNode } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { useLogout } from '../features/auth/use-logout';
import { useTokenCheck } from '../features/auth/use-token-check';
import { UnreadMenu } from '../features/contacts/admin/unread-menu';
import { useRecordSiteView } from '../features/views/use-record-site-view';
import { ownerPaths } from '../lib/owner-paths';
import { paths } from '../lib/paths';
import { useHasToken } from '../lib/session/session-context';
import { useFilesCookie } from '../lib/session/use-files-cookie';
import { Icon } from '../ui/icons/icon';
import { Button } from '../ui/primitives/button';
import { AdminBar, AdminBarText, AdminLink } from '../ui/site/admin-bar';
import { ShortcutsHelp } from './shortcuts-help';

/** The guard of the owner's screens: without a token it leads to the sign-in, which remembers where it was asked from. */
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
  return children;
}

/** The links of the owner's navigation bar (rule 2.7); `below`: where else each is the current one. */
const adminLinks: { href: string; label: string; below?: string[] }[] = [
  { href: paths.dashboard, label: 'Dashboard' },
  { href: ownerPaths.writing, label: 'Writing', below: ['/admin/notes/', '/admin/pages/'] },
  { href: ownerPaths.skillsEditor, label: 'Skills Editor' },
  { href: ownerPaths.aboutEditor, label: 'About Editor' },
  { href: ownerPaths.settings, label: 'Settings' },
  { href: ownerPaths.trash, label: 'Trash' },
];

/** The owner's navigation bar (rule 2.7). */
export function AdminNavigation() {
  const [location] = useLocation();
  const logout = useLogout();
  return (
    <AdminBar
      nav={adminLinks.map(({ href, label, below = [`${href}/`] }) => (
        <Link key={href} href={href} asChild>
          <AdminLink current={location === href || below.some(path => location.startsWith(path))}>
            {label}
          </AdminLink>
        </Link>
      ))}
      actions={
        <>
          <UnreadMenu />
          <ShortcutsHelp />
          <Button variant="ghost" size="sm" onClick={logout}>
            <Icon name="right-from-bracket" />
            <AdminBarText>Logout</AdminBarText>
          </Button>
        </>
      }
    />
  );
}
