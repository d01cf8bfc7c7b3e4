import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { useSite } from '../features/site/site-queries';
import { useRecordSiteView } from '../features/views/use-record-site-view';
import { isAdminPath, paths } from '../lib/paths';
import { useHasToken } from '../lib/session/session-context';
import { Brand } from '../ui/icons/mark';
import { PageShell } from '../ui/layout/page-shell';
import { SiteHeader } from '../ui/site/site-header';
import { ThemeSwitch } from '../ui/site/theme-switch';
import { adminNavigation } from './admin-parts';
import { MainMenu } from './main-menu';
import { SiteFooterContent } from './site-footer-content';
import { useNavigationFocus } from './use-navigation-focus';

/** Header and footer of every page, and the owner's bar on the owner's. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const { ownerName } = useSite();
  useNavigationFocus(location);
  useRecordSiteView();
  return (
    <PageShell
      header={
        <SiteHeader
          locationKey={location}
          brand={
            <Link href={paths.home} asChild>
              <Brand>{ownerName}</Brand>
            </Link>
          }
          menu={<MainMenu />}
          actions={<ThemeSwitch />}
        />
      }
      adminBar={isAdminPath(location) ? <AdminBarSlot /> : undefined}
      footer={<SiteFooterContent />}
    >
      {children}
    </PageShell>
  );
}

/** For the owner alone, in the browser: visitors never load it. */
function AdminBarSlot() {
  const hasToken = useHasToken();
  return <Suspense fallback={null}>{hasToken && <adminNavigation.Component />}</Suspense>;
}
