import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Logo } from '../features/site/logo';
import { useRecordSiteView } from '../features/views/use-record-site-view';
import { isAdminPath, isUncountedPath, paths } from '../lib/paths';
import { useHasToken } from '../lib/session/session-context';
import { useSite } from '../lib/site-queries';
import { Brand } from '../ui/icons/mark';
import { MAIN_ID, PageShell } from '../ui/layout/page-shell';
import { SiteHeader } from '../ui/site/site-header';
import { ThemeSwitch } from '../ui/site/theme-switch';
import { adminNavigation, editLinks } from './admin-parts';
import { MainMenu } from './main-menu';
import { SiteFooter } from './site-footer';

/** The header and footer of every page, and the owner's bar in the owner's area. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const { ownerName } = useSite();
  useNavigationFocus(location);
  useRecordSiteView(!isUncountedPath(location));
  return (
    <PageShell
      header={
        <Suspense>
          <SiteHeader
            locationKey={location}
            brand={
              <Link href={paths.home} asChild>
                <Brand logo={<Logo />}>{ownerName}</Brand>
              </Link>
            }
            menu={<MainMenu />}
            actions={<ThemeSwitch />}
          />
        </Suspense>
      }
      adminBar={isAdminPath(location) ? <OwnerSlot loadable={adminNavigation} /> : undefined}
      footer={
        <Suspense>
          <SiteFooter />
        </Suspense>
      }
    >
      {children}
      {!isAdminPath(location) && <OwnerSlot loadable={editLinks} />}
    </PageShell>
  );
}

/** Renders a component only for the signed-in owner; visitors never load it. */
function OwnerSlot({ loadable }: { loadable: typeof adminNavigation }) {
  const hasToken = useHasToken();
  return <Suspense fallback={null}>{hasToken && <loadable.Component />}</Suspense>;
}

/**
 * Scrolls to the top and focuses the main element after a client-side navigation. Back and forward keep the position that
 * the browser restores.
 */
function useNavigationFocus(location: string): void {
  const shown = useRef(location);
  const isTraversal = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      isTraversal.current = true;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (!isTraversal.current) window.scrollTo({ top: 0, behavior: 'instant' });
    isTraversal.current = false;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [location]);
}
