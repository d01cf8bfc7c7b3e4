import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './page-shell.module.css';

/** The main element: target of the skip link and of the focus after navigation. */
export const MAIN_ID = 'main';

type PageShellProps = {
  header: ReactNode;
  footer: ReactNode;
  /** The owner's bar. It switches the page to the admin style. */
  adminBar?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: skip link, header, main and footer. */
export function PageShell({ header, footer, adminBar, children }: PageShellProps) {
  return (
    <div className={classNames(styles.shell, adminBar !== undefined && 'admin')}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      {header}
      {adminBar}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
