import { useSiteAddress } from '#client/lib/site-address';
import { useSite } from '#client/lib/site-queries';
import { IconClass } from '#client/ui/icons/icon-class';
import styles from './owner-card.module.css';

export function OwnerLinks() {
  const { links } = useSite();
  const toAddress = useSiteAddress();
  if (links.length === 0) return null;
  return (
    <ul className={`cluster ${styles.links}`} aria-label="Links">
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
