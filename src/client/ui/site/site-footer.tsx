import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './site-footer.module.css';

export type SiteFooterProps = {
  /** Brand and a sentence. */
  identity: ReactNode;
  /** FooterNav to places on this site. */
  links: ReactNode;
  /** FooterNav to the owner elsewhere; none, and there is no column for it. */
  external: ReactNode;
  /** The line below: copyright, and a list of links such as an imprint. Each child stands apart. */
  baseline: ReactNode;
};

/** The end of every page, laid out like the title block of a drawing. */
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

/** A named list of links. Its children are links, each with an Icon before its text. */
export function FooterNav({ label, className, ...rest }: ComponentProps<'nav'> & { label: string }) {
  return <nav {...rest} aria-label={label} className={classNames(styles.links, className)} />;
}
