import { onPlainClick } from '../primitives/click-handlers';
import styles from './side-nav.module.css';

type SideNavProps = {
  items: readonly { id: string; label: string }[];
  currentId: string | undefined;
  /** Scrolls to the section. The browser handles clicks with a modifier key. */
  onSelect: (id: string) => void;
};

/** Links to the sections of a page, as marks on the right edge of large screens. */
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
