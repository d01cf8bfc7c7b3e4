import { Children, type ComponentProps, type ReactNode } from 'react';
import styles from './admin-bar.module.css';
import { classNames } from './class-names';

export type AdminBarProps = {
  /** AdminLinks, one after the other. */
  nav: ReactNode;
  /** Inbox and Logout, at the right. */
  actions: ReactNode;
  label?: string;
};

/** The owner's bar, under the header of every admin page. */
export function AdminBar({ nav, actions, label = 'Admin' }: AdminBarProps) {
  return (
    <div className={styles.bar}>
      <div className={classNames('wrap', styles.inner)}>
        <nav aria-label={label} className={styles.nav}>
          <ul className={styles.list}>
            {Children.map(nav, link => (
              <li>{link}</li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

export type AdminLinkProps = ComponentProps<'a'> & { current?: boolean };

/** A link of the owner's bar. May stand in `<Link asChild>`. */
export function AdminLink({ current = false, className, children, ...rest }: AdminLinkProps) {
  return (
    <a {...rest} aria-current={current ? 'page' : undefined} className={classNames(styles.link, className)}>
      {children}
    </a>
  );
}

/** The text beside an icon in the bar. On a phone only the icon has room; the text is still read aloud. */
export function AdminBarText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}
