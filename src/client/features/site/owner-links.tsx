import { useTranslation } from '#client/lib/language/use-translation';
import { useSiteAddress } from '#client/lib/site-address';
import { useSite } from '#client/lib/site-queries';
import { IconClass } from '#client/ui/icons/icon-class';
import { SITE_TEXTS } from '#shared/language/english/site';
import styles from './owner-card.module.css';

export function OwnerLinks() {
  const t = useTranslation(SITE_TEXTS);
  const { links } = useSite();
  const toAddress = useSiteAddress();
  if (links.length === 0) return null;
  return (
    <ul className={`cluster ${styles.links}`} aria-label={t('ownerLinks')}>
      {links.map(({ label, url, icon }) => (
        <li key={url}>
          <a href={toAddress(url)} rel="me noopener" className="line">
            <IconClass className={icon} />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
