import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../primitives/button';
import { classNames } from '../primitives/class-names';
import styles from './site-header.module.css';

type SiteHeaderProps = {
  brand: ReactNode;
  /** NavLinks and a small button. Small screens show them in a menu. */
  menu: ReactNode;
  /** Always visible, beside the menu. */
  actions: ReactNode;
  /** The current location. The menu closes when it changes. */
  locationKey: string;
};

export function SiteHeader({ brand, menu, actions, locationKey }: SiteHeaderProps) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const menuId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  // Storing the location closes the menu after navigation without an effect.
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
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the focus; the handler also closes the menu for a link to the current page */}
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

type NavLinkProps = ComponentProps<'a'> & {
  current?: boolean;
};

/** A link in the header's menu. Works inside `<Link asChild>`. */
export function NavLink({ current = false, className, children, ...rest }: NavLinkProps) {
  return (
    <a {...rest} aria-current={current ? 'page' : undefined} className={classNames(styles.link, className)}>
      {children}
    </a>
  );
}
