import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useRecordSiteView } from '#client/features/views/record-view';
import { useTranslation } from '#client/lib/language/use-translation';
import { isUncountedPath, MAIN_ID, SEARCH_FIELD_ID } from '#client/lib/paths';
import { useHasToken } from '#client/lib/session/session-context';
import { SITE_TEXTS } from '#shared/language/english/site';
import { editLinks } from './admin-parts';
import { OwnerSlot } from './owner-slot';
import styles from './page-shell.module.css';
import { type HasAdminScreen, useIsAdmin } from './page-words';
import { useSearchKey } from './search-key';
import { SiteFooter, SlimFooter } from './site-footer';
import { SiteHeader } from './site-header';

type SiteFrameProps = {
  isNewSite?: boolean | undefined;
  hasAdminScreen: HasAdminScreen;
  children: ReactNode;
};

/** The frame of every page: skip link, header, main and footer. It is slimmer in the owner's area. */
export function SiteFrame({ isNewSite = false, hasAdminScreen, children }: SiteFrameProps) {
  const [location] = useLocation();
  const isAdmin = useIsAdmin(hasAdminScreen);
  const t = useTranslation(SITE_TEXTS);
  useNavigationFocus(location);
  useSearchKey(!isAdmin);
  useRecordSiteView(!isUncountedPath(location));
  return (
    <div className={isAdmin ? `${styles.shell} ${styles.besideRail} admin` : styles.shell}>
      <a className={`no-print ${styles.skip}`} href={`#${MAIN_ID}`}>
        {t('skipToContent')}
      </a>
      <Suspense>
        <SiteHeader isSlim={isAdmin} />
      </Suspense>
      {isNewSite && <NewSiteNotice />}
      <main id={MAIN_ID} tabIndex={-1} className="fill">
        {children}
        {!isAdmin && <OwnerSlot loadable={editLinks} />}
      </main>
      <Suspense>{isAdmin ? <SlimFooter /> : <SiteFooter />}</Suspense>
    </div>
  );
}

/** Explains on a new site how its owner signs in. The first sign-in hides it for good. */
function NewSiteNotice() {
  const hasToken = useHasToken();
  const [isShown, setIsShown] = useState(true);
  if (hasToken && isShown) setIsShown(false);
  if (!isShown) return null;
  return (
    <aside className={styles.newSite} aria-label="New site">
      This is your new site. The console shows how to sign in.
    </aside>
  );
}

/**
 * Scrolls to the top and focuses the search field or the main element after a client-side navigation. Back and
 * forward keep the position that the browser restores.
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
    const target = document.getElementById(SEARCH_FIELD_ID) ?? document.getElementById(MAIN_ID);
    target?.focus({ preventScroll: true });
  }, [location]);
}
