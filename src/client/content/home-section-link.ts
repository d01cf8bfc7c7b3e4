import { useLocation, useRouter } from 'wouter';
import { paths } from '#client/lib/paths';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { toSitePath, useSiteAddress } from '#client/lib/site-address';
import { onPlainClick } from '#client/ui/primitives/click-handlers';

/** The delay before scrolling on a home page that has just been opened. */
const INITIAL_DELAY_MS = 500;
/** On slow connections the page loads later, so scrolling is retried until this time is over. */
const TIMEOUT_MS = 10_000;
const RETRY_MS = 100;

/** Returns a function that creates the attributes of a link to a section of the home page, from any page. */
export function useHomeSectionLink() {
  const [location, navigate] = useLocation();
  const { base } = useRouter();
  const toAddress = useSiteAddress();
  return (id: string) => ({
    href: toAddress(`${paths.home}#${id}`),
    onClick: onPlainClick(() => {
      if (location === paths.home) {
        scrollToSection(id);
      } else {
        navigate(paths.home);
        setTimeout(() => scrollWhenLoaded(id, base, Date.now() + TIMEOUT_MS), INITIAL_DELAY_MS);
      }
    }),
  });
}

function scrollWhenLoaded(id: string, base: string, deadline: number): void {
  const isHome = toSitePath(window.location.pathname, base) === paths.home;
  if (isHome && scrollToSection(id)) return;
  if (Date.now() < deadline) setTimeout(() => scrollWhenLoaded(id, base, deadline), RETRY_MS);
}
