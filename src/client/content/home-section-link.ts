import { useLocation } from 'wouter';
import { paths } from '#client/lib/paths';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { useSiteAddress } from '#client/lib/site-address';
import { useStaticHost } from '#client/lib/static-host/static-host';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import { withoutEndSlash } from '#shared/base-path';

/** The delay before scrolling on a home page that has just been opened. */
const INITIAL_DELAY_MS = 500;
/** On slow connections the page loads later, so scrolling is retried until this time is over. */
const TIMEOUT_MS = 10_000;
const RETRY_MS = 100;

/** Returns a function that creates the attributes of a link to a section of the home page, from any page. */
export function useHomeSectionLink() {
  const [location, navigate] = useLocation();
  const staticHost = useStaticHost();
  const toAddress = useSiteAddress();
  return (id: string) => ({
    href: toAddress(`${paths.home}#${id}`),
    onClick: onPlainClick(() => {
      if (location === paths.home) {
        scrollToSection(id);
        return true;
      }
      // The browser loads the page and scrolls.
      if (staticHost) return false;
      navigate(paths.home);
      setTimeout(() => scrollWhenLoaded(id, Date.now() + TIMEOUT_MS), INITIAL_DELAY_MS);
      return true;
    }),
  });
}

function scrollWhenLoaded(id: string, deadline: number): void {
  const isHome = withoutEndSlash(window.location.pathname) === paths.home;
  if (isHome && scrollToSection(id)) return;
  if (Date.now() < deadline) setTimeout(() => scrollWhenLoaded(id, deadline), RETRY_MS);
}
