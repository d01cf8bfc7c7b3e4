import { Link, useLocation } from 'wouter';
import { type AppRoute, findRoute } from '#client/content/define-route';
import type { NavigationLink } from '#client/editing/owner-kind/owner-kind';
import { useLogout } from '#client/features/auth/use-logout';
import { UnreadMenu } from '#client/features/contacts/admin/unread-menu';
import { OWNER_KINDS } from '#client/kinds/list-owner-kinds';
import { ownerPaths } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { AdminRail, RailButton, RailLink, RailThemeSwitch } from '#client/ui/site/admin-rail';
import { ShortcutsHelp } from './shortcuts-help';
import styles from './site-header.module.css';

type AdminLink = NavigationLink & {
  /** The other screens on which the link is current. */
  screens: AppRoute[];
};

const MAIN_LINKS = listMainLinks();
const TRASH: AdminLink = { href: ownerPaths.trash, label: 'Trash', icon: 'trash', order: 0, screens: [] };

/** The position of the inbox among the links. */
const INBOX_ORDER = 5;

function listMainLinks(): AdminLink[] {
  const dashboard: AdminLink = {
    href: paths.dashboard,
    label: 'Dashboard',
    icon: 'gauge',
    order: 0,
    screens: [],
  };
  const links = new Map([[dashboard.href, dashboard]]);
  for (const { navigation, screens } of Object.values(OWNER_KINDS)) {
    const { screens: existing = [] } = links.get(navigation.href) ?? {};
    links.set(navigation.href, { ...navigation, screens: [...existing, ...screens] });
  }
  return [...links.values()].sort((a, b) => a.order - b.order);
}

function isCurrent({ href, screens }: AdminLink, location: string): boolean {
  return location === href || findRoute(screens, location) !== null;
}

/** Names the screen in the bar on phones, where the navigation is in the menu. */
export function AdminTitle() {
  const [location] = useLocation();
  const label =
    location === ownerPaths.inbox
      ? 'Inbox'
      : [...MAIN_LINKS, TRASH].find(link => isCurrent(link, location))?.label;
  return <span className={`truncate ${styles.title}`}>{label}</span>;
}

export function AdminNavigation() {
  const logout = useLogout();
  return (
    <>
      <AdminRail>
        <ul>
          <ListedLinks links={MAIN_LINKS.filter(({ order }) => order < INBOX_ORDER)} />
          <li>
            <UnreadMenu />
          </li>
          <ListedLinks links={MAIN_LINKS.filter(({ order }) => order > INBOX_ORDER)} />
        </ul>
        <ul>
          <li>
            <Link href={paths.home} asChild>
              <RailLink icon="globe">View site</RailLink>
            </Link>
          </li>
          <ListedLinks links={[TRASH]} />
          <li>
            <RailThemeSwitch />
          </li>
          <li>
            <ShortcutsHelp />
          </li>
          <li>
            <RailButton icon="right-from-bracket" onClick={logout}>
              Logout
            </RailButton>
          </li>
        </ul>
      </AdminRail>
      <p className={`muted ${styles.siteLabel}`}>Your site</p>
    </>
  );
}

function ListedLinks({ links }: { links: AdminLink[] }) {
  const [location] = useLocation();
  return links.map(link => (
    <li key={link.href}>
      <Link href={link.href} asChild>
        <RailLink icon={link.icon} current={isCurrent(link, location)}>
          {link.label}
        </RailLink>
      </Link>
    </li>
  ));
}
