import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useRecordSiteView } from '../features/views/record-view';
import { isAdminPath, isUncountedPath, MAIN_ID } from '../lib/paths';
import { useHasToken } from '../lib/session/session-context';
import { adminNavigation, editLinks } from './admin-parts';
import styles from './page-shell.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The frame of every page: skip link, header, main and footer, and the owner's bar in the owner's area. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const isAdmin = isAdminPath(location);
  useNavigationFocus(location);
  useRecordSiteView(!isUncountedPath(location));
  return (
    <div className={isAdmin ? `${styles.shell} admin` : styles.shell}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Suspense>
        <SiteHeader />
      </Suspense>
      {isAdmin && <OwnerSlot loadable={adminNavigation} />}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
        {!isAdmin && <OwnerSlot loadable={editLinks} />}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </div>
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
