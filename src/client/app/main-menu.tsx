import { Link, useLocation } from 'wouter';
import { homeSections, isAdminPath, paths } from '../lib/paths';
import { useGoToHomeSection } from '../lib/scroll-to-section';
import { useHasToken } from '../lib/session-context';
import { ButtonLink } from '../ui/button';
import { isPlainClick } from '../ui/plain-click';
import { NavLink } from '../ui/site-header';

/** The links of the public navigation bar (section 2). */
export function MainMenu() {
  const [location] = useLocation();
  const hasToken = useHasToken();
  const goToSection = useGoToHomeSection();
  const links = [
    { href: paths.home, label: 'Home', isCurrent: location === paths.home },
    { href: paths.projects, label: 'Projects', isCurrent: location.startsWith(paths.projects) },
    { href: paths.about, label: 'About', isCurrent: location === paths.about },
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
        onClick={event => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          goToSection(homeSections.contact);
        }}
      >
        Contact
      </ButtonLink>
    </>
  );
}
