import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '#client/ui/icons/icon';
import styles from './admin-rail.module.css';
import { ThemeIcon, useThemeSwitch } from './theme-switch';

/** Renders the owner's navigation: a rail on the left, or a list in the menu on phones. */
export function AdminRail({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Admin" className={styles.rail}>
      {children}
    </nav>
  );
}

type RailLinkProps = Omit<ComponentProps<'a'>, 'className'> & { icon: IconName; current?: boolean };

/** Renders a link in the rail. It works inside `<Link asChild>`. */
export function RailLink({ icon, current = false, children, ...rest }: RailLinkProps) {
  return (
    <a {...rest} aria-current={current ? 'page' : undefined} className={styles.row}>
      <Icon name={icon} className={styles.icon} />
      {children}
    </a>
  );
}

type RailButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & { icon: IconName };

export function RailButton({ icon, children, ...rest }: RailButtonProps) {
  return (
    <button {...rest} type="button" className={styles.row}>
      <Icon name={icon} className={styles.icon} />
      {children}
    </button>
  );
}

export function RailThemeSwitch() {
  const { label, toggle } = useThemeSwitch();
  return (
    <button type="button" className={styles.row} onClick={toggle}>
      <ThemeIcon className={styles.icon} />
      <span>{label}</span>
    </button>
  );
}
