import { Link, useLocation } from 'wouter';
import { useLogout } from '../features/auth/use-logout';
import { UnreadMenu } from '../features/contacts/admin/unread-menu';
import { paths } from '../lib/paths';
import { Icon } from '../ui/icons/icon';
import { Button } from '../ui/primitives/button';
import { AdminBar, AdminBarText, AdminLink } from '../ui/site/admin-bar';
import { ShortcutsHelp } from './shortcuts-help';

const LINKS = [
  { href: paths.dashboard, label: 'Dashboard' },
  { href: paths.skillsEditor, label: 'Skills Editor' },
  { href: paths.aboutEditor, label: 'About Editor' },
  { href: paths.settings, label: 'Settings' },
];

/** The owner's navigation bar (rule 2.7). */
export function AdminNavigation() {
  const [location] = useLocation();
  const logout = useLogout();
  return (
    <AdminBar
      nav={LINKS.map(({ href, label }) => (
        <Link key={href} href={href} asChild>
          <AdminLink current={location === href}>{label}</AdminLink>
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
