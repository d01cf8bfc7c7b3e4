import { onPlainClick } from '../primitives/plain-click';
import styles from './side-nav.module.css';

type SideNavProps = {
  items: readonly { id: string; label: string }[];
  /** The section that is on screen. */
  currentId: string | undefined;
  /** Scroll there. Clicks with a modifier are left to the browser. */
  onSelect: (id: string) => void;
};

/** The sections of a page as marks on a scale at the right edge. Large screens only. */
export function SideNav({ items, currentId, onSelect }: SideNavProps) {
  return (
    <nav className={styles.nav} aria-label="On this page">
      <ol>
        {items.map(item => (
          <li key={item.id} className={styles.stop}>
            <a
              href={`#${item.id}`}
              className={styles.link}
              aria-current={item.id === currentId ? 'location' : undefined}
              onClick={onPlainClick(() => onSelect(item.id))}
            >
              <span className={styles.label}>{item.label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
