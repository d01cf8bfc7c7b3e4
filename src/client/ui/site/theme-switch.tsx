import { Icon } from '../icons/icon';
import { chooseTheme, useTheme } from './theme';
import styles from './theme-switch.module.css';

const LABELS = { light: 'Use dark theme', dark: 'Use light theme' };

/** Switches between the light and dark theme and stores the choice. Hidden without JavaScript. */
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
