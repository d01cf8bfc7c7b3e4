import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './site-footer.module.css';

type SiteFooterProps = {
  /** Brand and description. */
  identity: ReactNode;
  /** FooterNav with links on this site. */
  links: ReactNode;
  /** FooterNav with links to other sites; the column is hidden when empty. */
  external: ReactNode;
  /** The last line: copyright and links such as an imprint. */
  baseline: ReactNode;
};

/** The footer of every page. */
export function SiteFooter({ identity, links, external, baseline }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.block}>
          <div className={classNames(styles.cell, styles.identity)}>{identity}</div>
          <div className={styles.cell}>{links}</div>
          {external && <div className={classNames(styles.cell, styles.external)}>{external}</div>}
        </div>
        <div className={classNames('row', 'note', styles.baseline)}>{baseline}</div>
      </div>
    </footer>
  );
}

/** A list of links, each with an icon. */
export function FooterNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.links}>
      {children}
    </nav>
  );
}
