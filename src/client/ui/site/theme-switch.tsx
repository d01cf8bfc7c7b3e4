import { useTranslation } from '#client/lib/language/use-translation';
import { Icon } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import { INTERFACE_TEXTS } from '#shared/language/english/interface';
import { chooseTheme, useTheme } from './theme';
import styles from './theme-switch.module.css';

const LABELS = { light: 'useDarkTheme', dark: 'useLightTheme' } as const;

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
  const t = useTranslation(INTERFACE_TEXTS);
  const theme = useTheme();
  return {
    label: t(theme ? LABELS[theme] : 'switchTheme'),
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
