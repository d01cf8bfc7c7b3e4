import { Icon } from '../icons/icon';
import { chooseTheme, useTheme } from './theme';
import styles from './theme-switch.module.css';

const LABELS = { light: 'Use dark theme', dark: 'Use light theme' };

/** Turns the page light or dark and remembers it. Without JavaScript it is not there: the system's choice holds. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={theme ? LABELS[theme] : 'Switch theme'}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </button>
  );
}
