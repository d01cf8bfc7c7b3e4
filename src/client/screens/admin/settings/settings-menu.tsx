import { Link } from 'wouter';
import { type SettingsPage, settingsPages, settingsPath } from '../../../lib/settings-pages';
import styles from '../settings-screen.module.css';

/** The pages of the settings: a list beside them on wide screens, a line that scrolls on narrow ones. */
export function SettingsMenu({ current }: { current: SettingsPage }) {
  return (
    <nav aria-label="Pages of the settings" className={styles.nav}>
      <ul className={styles.list}>
        {settingsPages.map(({ id, label }) => (
          <li key={id}>
            <Link
              href={settingsPath(id)}
              className={styles.link ?? ''}
              aria-current={id === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
