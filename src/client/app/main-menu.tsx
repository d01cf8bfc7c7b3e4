import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { homeSections, isAdminPath, mainLinks, paths } from '../lib/paths';
import { useGoToHomeSection } from '../lib/scroll/scroll-to-section';
import { useHasToken } from '../lib/session/session-context';
import { ButtonLink } from '../ui/primitives/button';
import { onPlainClick } from '../ui/primitives/plain-click';
import { NavLink } from '../ui/site/site-header';

/** The links of the public navigation bar (rule 2.2). */
export function MainMenu() {
  const [location] = useLocation();
  const { parser } = useRouter();
  const hasToken = useHasToken();
  const goToSection = useGoToHomeSection();
  const links = [
    // As the screens are matched, a slash at the end included.
    ...mainLinks.map(({ pattern, ...link }) => ({
      ...link,
      isCurrent: matchRoute(parser, pattern, location)[0],
    })),
    ...(hasToken ? [{ href: paths.dashboard, label: 'Dashboard', isCurrent: isAdminPath(location) }] : []),
  ];
  return (
    <>
      {links.map(({ href, label, isCurrent }) => (
        <Link key={href} href={href} asChild>
          <NavLink current={isCurrent}>{label}</NavLink>
        </Link>
      ))}
      <ButtonLink
        size="sm"
        href={`${paths.home}#${homeSections.contact}`}
        onClick={onPlainClick(() => goToSection(homeSections.contact))}
      >
        Contact
      </ButtonLink>
    </>
  );
}
