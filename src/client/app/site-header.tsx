import { useEffect, useId, useRef, useState } from 'react';
import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { pagePath } from '#shared/content-paths';
import { NAVIGATION } from '#shared/sections/navigation';
import { isHidden, shownNames } from '#shared/sections/section-list';
import { useHomeSectionLink } from '../content/home-section-link';
import { usePostLinks } from '../features/posts/post-queries';
import { Logo } from '../features/site/logo';
import { homeSections, isAdminPath, mainLinks, paths } from '../lib/paths';
import { useHasToken } from '../lib/session/session-context';
import { useSite } from '../lib/site-queries';
import { Brand } from '../ui/icons/mark';
import { ButtonLink, IconButton } from '../ui/primitives/button';
import { ThemeSwitch } from '../ui/site/theme-switch';
import styles from './site-header.module.css';

/** The header of every page. Small screens show the links in a menu. */
export function SiteHeader() {
  const [location] = useLocation();
  const { ownerName } = useSite();
  // Storing the location closes the menu after navigation without an effect.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === location;
  const menuId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpenAt(null);
        buttonRef.current?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.brand}>
          <Link href={paths.home} asChild>
            <Brand logo={<Logo />}>{ownerName}</Brand>
          </Link>
        </div>
        <IconButton
          ref={buttonRef}
          icon={isOpen ? 'xmark' : 'bars'}
          label="Menu"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpenAt(isOpen ? null : location)}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the focus; the handler also closes the menu for a link to the current page */}
        <nav
          id={menuId}
          aria-label="Main"
          className={styles.menu}
          data-open={isOpen}
          onClick={() => setOpenAt(null)}
        >
          <MainLinks />
        </nav>
        <div className={styles.actions}>
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}

function MainLinks() {
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
        <Link key={href} href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
          {label}
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
