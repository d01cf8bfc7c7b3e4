import type { MouseEvent } from 'react';
import { isPlainClick } from '../primitives/plain-click';
import styles from './side-nav.module.css';

export type SideNavItem = { id: string; label: string };

export type SideNavProps = {
  items: readonly SideNavItem[];
  /** The section that is on screen. */
  currentId: string | undefined;
  /** Scroll there. Clicks with a modifier are left to the browser. */
  onSelect: (id: string) => void;
  label?: string;
};

/** The sections of a page as marks on a scale at the right edge. Large screens only. */
export function SideNav({ items, currentId, onSelect, label = 'On this page' }: SideNavProps) {
  const follow = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <nav className={styles.nav} aria-label={label}>
      <ol>
        {items.map(item => (
          <li key={item.id} className={styles.stop}>
            <a
              href={`#${item.id}`}
              className={styles.link}
              aria-current={item.id === currentId ? 'location' : undefined}
              onClick={event => follow(event, item.id)}
            >
              <span className={styles.label}>{item.label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
