import { useEffect, useState } from 'react';
import { scrollToSection } from '../../../lib/scroll/scroll-to-section';
import { onPlainClick } from '../../../ui/primitives/plain-click';
import { useCurrentSection } from '../../home/use-current-section';
import styles from '../settings-screen.module.css';

const SECTIONS = [
  { id: 'identity', label: 'Identity' },
  { id: 'picture', label: 'Picture' },
  { id: 'links', label: 'Links' },
  { id: 'dates', label: 'Dates' },
  { id: 'topics', label: 'Topics' },
  { id: 'quotes', label: 'Quotes' },
  { id: 'resume', label: 'Resume' },
  { id: 'email', label: 'Sign-in email' },
  { id: 'password', label: 'Password' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'sample', label: 'Sample content' },
];
const IDS = SECTIONS.map(({ id }) => id);

/** The sections of the settings: a list beside them on wide screens, a line that scrolls on narrow ones. */
export function SettingsSections() {
  const [current, choose] = useMarkedSection();
  return (
    <nav aria-label="Sections of the settings" className={styles.nav}>
      <ul className={styles.list}>
        {SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === current ? 'location' : undefined}
              onClick={onPlainClick(() => {
                const isThere = scrollToSection(id);
                if (isThere) choose(id);
                return isThere;
              })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SCROLLS = ['wheel', 'touchmove', 'keydown'] as const;

/** The one that was chosen, which may be too near the end to come to the top, until the page is scrolled by hand. */
function useMarkedSection() {
  const seen = useCurrentSection(IDS, 1 / 4);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    const forget = () => choose(null);
    for (const name of SCROLLS) window.addEventListener(name, forget, { passive: true });
    return () => {
      for (const name of SCROLLS) window.removeEventListener(name, forget);
    };
  }, [chosen]);
  return [chosen ?? seen, choose] as const;
}
