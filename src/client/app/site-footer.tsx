import { Link } from 'wouter';
import { useHomeSectionLink } from '#client/content/home-section-link';
import { ItemTitle } from '#client/content/item-title';
import { NOTE_FEED_PATH } from '#client/features/posts/note-address';
import { usePostLinks } from '#client/features/posts/post-queries';
import { Logo } from '#client/features/site/logo';
import { homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { useSiteAddress } from '#client/lib/site-address';
import { useSite } from '#client/lib/site-queries';
import { Icon } from '#client/ui/icons/icon';
import { IconClass } from '#client/ui/icons/icon-class';
import { Brand } from '#client/ui/icons/mark';
import { pagePath } from '#shared/content-paths';
import { SITE_TEXTS } from '#shared/language/english/site';
import { isHidden } from '#shared/sections/section-list';
import styles from './site-footer.module.css';

/** The footer of every page. The column of external links is hidden when empty. */
export function SiteFooter() {
  const t = useTranslation(SITE_TEXTS);
  const { ownerName, role, location, links } = useSite();
  const toAddress = useSiteAddress();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.block}>
          <div className={`${styles.cell} stack-3 ${styles.identity}`}>
            <Brand href={toAddress(paths.home)} logo={<Logo />}>
              {ownerName}
            </Brand>
            <p>{[role, location].filter(text => text !== '').join(', ')}</p>
          </div>
          <div className={`no-print ${styles.cell}`}>
            <FooterLinks />
          </div>
          {links.length > 0 && (
            <div className={styles.cell}>
              <nav aria-label={t('socialNavigation')} className={`addresses ${styles.links}`}>
                {links.map(({ label, url, icon }) => (
                  <a key={url} href={toAddress(url)} rel="me noopener">
                    <IconClass className={icon} />
                    <span>{label}</span>
                  </a>
                ))}
              </nav>
            </div>
          )}
        </div>
        <div className={`row note no-print ${styles.baseline}`}>
          <span>© {ownerName}</span>
          <FooterPages />
        </div>
      </div>
    </footer>
  );
}

/** The footer of the owner's area, on one line. */
export function SlimFooter() {
  const { ownerName } = useSite();
  return (
    <footer className={styles.slim}>
      <div className={`wrap row ${styles.line}`}>
        <span>© {ownerName}</span>
        <FooterLinks />
        <FooterPages />
      </div>
    </footer>
  );
}

function FooterLinks() {
  const t = useTranslation(SITE_TEXTS);
  const { topics, homeSections: sections } = useSite();
  const { hasNotes } = usePostLinks();
  const toSection = useHomeSectionLink();
  const toAddress = useSiteAddress();
  return (
    <nav aria-label={t('footerNavigation')} className={styles.links}>
      {!isHidden(sections, 'contact') && (
        <a {...toSection(homeSections.contact.id)}>
          <Icon name="envelope" />
          {t('contactLink')}
        </a>
      )}
      {topics.length > 0 && !isHidden(sections, 'interests') && (
        <a {...toSection(homeSections.interests.id)}>
          <Icon name="user" />
          {t('interestsLink')}
        </a>
      )}
      <Link href={paths.search}>
        <Icon name="magnifying-glass" />
        {t('searchLink')}
      </Link>
      <a href={toAddress(paths.resume)} download>
        <Icon name="download" />
        {t('resumeLink')}
      </a>
      {hasNotes && (
        <a href={toAddress(NOTE_FEED_PATH)}>
          <Icon name="rss" />
          {t('feedLink')}
        </a>
      )}
    </nav>
  );
}

function FooterPages() {
  const pages = usePostLinks().pages.filter(({ place }) => place === 'footer');
  if (pages.length === 0) return null;
  return (
    <ul className={styles.pages}>
      {pages.map(page => (
        <li key={page.slug}>
          <Link href={pagePath(page.slug)}>
            <ItemTitle item={page} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
