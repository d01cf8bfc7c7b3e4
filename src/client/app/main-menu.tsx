import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { pagePath } from '#shared/content-paths';
import { NAVIGATION } from '#shared/sections/navigation';
import { isHidden, shownNames } from '#shared/sections/section-list';
import { useHomeSectionLink } from '../content/home-section-link';
import { usePostLinks } from '../features/posts/post-queries';
import { homeSections, isAdminPath, mainLinks, paths } from '../lib/paths';
import { useHasToken } from '../lib/session/session-context';
import { useSite } from '../lib/site-queries';
import { ButtonLink } from '../ui/primitives/button';
import { NavLink } from '../ui/site/site-header';

export function MainMenu() {
  const [location] = useLocation();
  const { parser } = useRouter();
  const hasToken = useHasToken();
  const { navigation, homeSections: sections } = useSite();
  const { hasNotes, pages } = usePostLinks();
  const toSection = useHomeSectionLink();
  const siteLinks = [
    ...shownNames(navigation, NAVIGATION).flatMap(name =>
      name === 'notes' && !hasNotes ? [] : mainLinks[name],
    ),
    ...pages.flatMap(({ slug, title, place }) => {
      const href = pagePath(slug);
      return place === 'navigation' ? { href, label: title, pattern: href } : [];
    }),
  ];
  const links = [
    // Matched like routes, including a trailing slash.
    ...siteLinks.map(({ pattern, ...link }) => ({
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
      {!isHidden(sections, homeSections.contact) && (
        <ButtonLink size="sm" {...toSection(homeSections.contact)}>
          Contact
        </ButtonLink>
      )}
    </>
  );
}
