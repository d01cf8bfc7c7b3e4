import { Link } from 'wouter';
import { pagePath } from '#shared/content-paths';
import { isHidden } from '#shared/sections/section-list';
import { usePostLinks } from '../features/posts/post-queries';
import { Logo } from '../features/site/logo';
import { homeSections, paths } from '../lib/paths';
import { useGoToHomeSection } from '../lib/scroll/scroll-to-section';
import { useSite } from '../lib/site-queries';
import { Icon } from '../ui/icons/icon';
import { IconClass } from '../ui/icons/icon-class';
import { Brand } from '../ui/icons/mark';
import { onPlainClick } from '../ui/primitives/click-handlers';
import { FooterNav, SiteFooter } from '../ui/site/site-footer';

/** The footer with the owner's name, section links and social links. */
export function SiteFooterContent() {
  const { ownerName, role, location, links, topics, homeSections: sections } = useSite();
  const pages = usePostLinks().pages.filter(({ place }) => place === 'footer');
  const goToSection = useGoToHomeSection();
  const toSection = (section: string) => ({
    href: `${paths.home}#${section}`,
    onClick: onPlainClick(() => goToSection(section)),
  });
  return (
    <SiteFooter
      identity={
        <>
          <Brand href={paths.home} logo={<Logo />}>
            {ownerName}
          </Brand>
          <p>{[role, location].filter(text => text !== '').join(', ')}</p>
        </>
      }
      links={
        <FooterNav label="Footer">
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
        </FooterNav>
      }
      external={
        links.length > 0 && (
          <FooterNav label="Social">
            {links.map(({ label, url, icon }) => (
              <a key={url} href={url} rel="me noopener">
                <IconClass className={icon} />
                {label}
              </a>
            ))}
          </FooterNav>
        )
      }
      baseline={
        <>
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
        </>
      }
    />
  );
}
