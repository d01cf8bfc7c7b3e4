import { Link } from 'wouter';
import { pagePath } from '#shared/content-paths';
import { isHidden } from '#shared/sections/section-list';
import { useHomeSectionLink } from '../content/home-section-link';
import { usePostLinks } from '../features/posts/post-queries';
import { Logo } from '../features/site/logo';
import { homeSections, paths } from '../lib/paths';
import { useSite } from '../lib/site-queries';
import { Icon } from '../ui/icons/icon';
import { IconClass } from '../ui/icons/icon-class';
import { Brand } from '../ui/icons/mark';
import styles from './site-footer.module.css';

/** The footer of every page. The column of external links is hidden when empty. */
export function SiteFooter() {
  const { ownerName, role, location, links, topics, homeSections: sections } = useSite();
  const pages = usePostLinks().pages.filter(({ place }) => place === 'footer');
  const toSection = useHomeSectionLink();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.block}>
          <div className={`${styles.cell} ${styles.identity}`}>
            <Brand href={paths.home} logo={<Logo />}>
              {ownerName}
            </Brand>
            <p>{[role, location].filter(text => text !== '').join(', ')}</p>
          </div>
          <div className={styles.cell}>
            <nav aria-label="Footer" className={styles.links}>
              {!isHidden(sections, 'contact') && (
                <a {...toSection(homeSections.contact)}>
                  <Icon name="envelope" />
                  Contact
                </a>
              )}
              {topics.length > 0 && !isHidden(sections, 'interests') && (
                <a {...toSection(homeSections.interests)}>
                  <Icon name="user" />
                  About
                </a>
              )}
              <a href={paths.resume} download>
                <Icon name="download" />
                Resume
              </a>
            </nav>
          </div>
          {links.length > 0 && (
            <div className={`${styles.cell} ${styles.external}`}>
              <nav aria-label="Social" className={styles.links}>
                {links.map(({ label, url, icon }) => (
                  <a key={url} href={url} rel="me noopener">
                    <IconClass className={icon} />
                    {label}
                  </a>
                ))}
              </nav>
            </div>
          )}
        </div>
        <div className={`row note ${styles.baseline}`}>
          <span>© {ownerName}</span>
          {pages.length > 0 && (
            <ul>
              {pages.map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={pagePath(slug)}>{title}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
