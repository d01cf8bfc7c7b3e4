import { useEffect, useId, useRef, useState } from 'react';
import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { useHomeSectionLink } from '#client/content/home-section-link';
import { usePostLinks } from '#client/features/posts/post-queries';
import { Logo } from '#client/features/site/logo';
import { homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { isAdminPath, mainLinks, paths } from '#client/lib/paths';
import { useHasToken } from '#client/lib/session/session-context';
import { useSite } from '#client/lib/site-queries';
import { Brand } from '#client/ui/icons/mark';
import { ButtonLink, IconButton } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { ThemeSwitch } from '#client/ui/site/theme-switch';
import { pagePath } from '#shared/content-paths';
import { SITE_TEXTS } from '#shared/language/english/site';
import { NAVIGATION } from '#shared/sections/navigation';
import { isHidden, shownNames } from '#shared/sections/section-list';
import { adminNavigation, adminTitle } from './admin-parts';
import { OwnerSlot } from './owner-slot';
import styles from './site-header.module.css';

/**
 * The header of every page. Small screens show the links in a menu. The slim one of the owner's area also holds
 * the owner's navigation.
 */
export function SiteHeader({ isSlim }: { isSlim: boolean }) {
  const t = useTranslation(SITE_TEXTS);
  const [location] = useLocation();
  const { ownerName } = useSite();
  // Because the state holds the location, navigation closes the menu without an effect.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === location;
  const menuId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open], :popover-open')) {
        setOpenAt(null);
        buttonRef.current?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return (
    <header className={classNames('no-print', styles.header, isSlim && styles.slim)}>
      <div className={classNames('line', !isSlim && 'wrap', styles.inner)}>
        <div className={styles.brand}>
          <Link href={paths.home} asChild>
            <Brand logo={<Logo />}>
              <span className={classNames(isSlim && 'visually-hidden-on-phones')}>{ownerName}</span>
            </Brand>
          </Link>
        </div>
        {isSlim && <OwnerSlot loadable={adminTitle} />}
        <IconButton
          ref={buttonRef}
          icon={isOpen ? 'xmark' : 'bars'}
          label={t('menu')}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpenAt(isOpen ? null : location)}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the focus; the handler also closes the menu for a link to the current page */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div
          id={menuId}
          className={styles.menu}
          data-open={isOpen}
          onClick={({ target }) => target instanceof Element && target.closest('a') && setOpenAt(null)}
        >
          {isSlim && <OwnerSlot loadable={adminNavigation} />}
          <nav aria-label={t('mainNavigation')} className={`line ${styles.links}`}>
            <MainLinks />
          </nav>
        </div>
        {!isSlim && <ThemeSwitch />}
      </div>
    </header>
  );
}

function MainLinks() {
  const t = useTranslation(SITE_TEXTS);
  const [location] = useLocation();
  const { parser } = useRouter();
  const hasToken = useHasToken();
  const { navigation, homeSections: sections } = useSite();
  const { hasNotes, pages } = usePostLinks();
  const toSection = useHomeSectionLink();
  const siteLinks = [
    ...shownNames(navigation, NAVIGATION).flatMap(name =>
      name === 'notes' && !hasNotes ? [] : { ...mainLinks[name], label: t(`${name}Link`) },
    ),
    ...pages.flatMap(({ slug, title, language: lang, place }) => {
      const href = pagePath(slug);
      return place === 'navigation' ? { href, label: title, lang, pattern: href } : [];
    }),
  ];
  const links = [
    // The owner's links are matched like routes, including a trailing slash.
    ...siteLinks.map(({ pattern, ...link }) => ({
      ...link,
      isCurrent: matchRoute(parser, pattern, location)[0],
    })),
    ...(hasToken ? [{ href: paths.dashboard, label: 'Dashboard', isCurrent: isAdminPath(location) }] : []),
  ];
  return (
    <>
      {links.map(({ label, isCurrent, ...link }) => (
        <Link
          key={link.href}
          {...link}
          className={`truncate ${styles.link}`}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
      {!isHidden(sections, 'contact') && (
        <ButtonLink size="sm" {...toSection(homeSections.contact.id)}>
          {t('contactLink')}
        </ButtonLink>
      )}
    </>
  );
}
