import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { NAVIGATION } from '../../shared/sections/navigation';
import { isHidden, shownNames } from '../../shared/sections/section-list';
import { useSite } from '../features/site/site-queries';
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
  const { navigation, homeSections: sections } = useSite();
  const goToSection = useGoToHomeSection();
  const links = [
    // As the screens are matched, a slash at the end included.
    ...shownNames(navigation, NAVIGATION).map(name => {
      const { pattern, ...link } = mainLinks[name];
      return { ...link, isCurrent: matchRoute(parser, pattern, location)[0] };
    }),
    ...(hasToken ? [{ href: paths.dashboard, label: 'Dashboard', isCurrent: isAdminPath(location) }] : []),
  ];
  return (
    <>
      {links.map(({ href, label, isCurrent }) => (
        <Link key={href} href={href} asChild>
          <NavLink current={isCurrent}>{label}</NavLink>
        </Link>
      ))}
      {!isHidden(sections, homeSections.contact) && (
        <ButtonLink
          size="sm"
          href={`${paths.home}#${homeSections.contact}`}
          onClick={onPlainClick(() => goToSection(homeSections.contact))}
        >
          Contact
        </ButtonLink>
      )}
    </>
  );
}
