import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../primitives/button';
import { classNames } from '../primitives/class-names';
import styles from './site-header.module.css';

export type SiteHeaderProps = {
  brand: ReactNode;
  /** NavLinks and, last, a small button. On small screens they fold into a menu. */
  menu: ReactNode;
  /** What stays visible beside the menu: the theme switch. */
  actions: ReactNode;
  /** The current place. The menu closes when it changes. */
  locationKey: string;
};

/** The bar at the top of every page. */
export function SiteHeader({ brand, menu, actions, locationKey }: SiteHeaderProps) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const menuId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  // Open where it was opened only: after navigation it is closed without an effect having to close it.
  const open = openAt === locationKey;

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpenAt(null);
        buttonRef.current?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.brand}>{brand}</div>
        <IconButton
          ref={buttonRef}
          icon={open ? 'xmark' : 'bars'}
          label="Menu"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpenAt(open ? null : locationKey)}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by keyboard too; one to the current page also closes the menu */}
        <nav
          id={menuId}
          aria-label="Main"
          className={styles.menu}
          data-open={open}
          onClick={() => setOpenAt(null)}
        >
          {menu}
        </nav>
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}

export type NavLinkProps = ComponentProps<'a'> & {
  /** Leads to the page that is shown: marked with a dot. */
  current?: boolean;
};

/** A link of the header's menu. May stand in `<Link asChild>`. */
export function NavLink({ current = false, className, children, ...rest }: NavLinkProps) {
  return (
    <a {...rest} aria-current={current ? 'page' : undefined} className={classNames(styles.link, className)}>
      {children}
    </a>
  );
}
