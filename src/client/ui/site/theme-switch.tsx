import { Icon } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import { chooseTheme, useTheme } from './theme';
import styles from './theme-switch.module.css';

const LABELS = { light: 'Use dark theme', dark: 'Use light theme' };

/** Switches between the light and dark theme and stores the choice. It is hidden without JavaScript. */
export function ThemeSwitch() {
  const { label, toggle } = useThemeSwitch();
  return (
    <button type="button" className={`with-js center ${styles.switch}`} aria-label={label} onClick={toggle}>
      <ThemeIcon />
    </button>
  );
}

export function useThemeSwitch() {
  const theme = useTheme();
  return {
    label: theme ? LABELS[theme] : 'Switch theme',
    toggle: () => chooseTheme(theme === 'dark' ? 'light' : 'dark'),
  };
}

export function ThemeIcon({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames(styles.icons, className)}>
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </span>
  );
}
