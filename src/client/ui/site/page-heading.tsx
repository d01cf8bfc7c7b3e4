import type { ReactNode } from 'react';
import { Hyphenated } from '#client/lib/language/hyphenated';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  title: string;
  intro?: string;
  /** A link on the right of the title. */
  action?: ReactNode;
  /** A decoration behind the words. */
  children?: ReactNode;
};

/** Begins a page that lists content with its name. All such pages have bands of the same height. */
export function PageHeading({ title, intro = '', action, children }: PageHeadingProps) {
  return (
    <header className={styles.band}>
      {children}
      <div className={`wrap ${styles.words}`}>
        <h1>
          <Hyphenated text={title} />
        </h1>
        {action}
        {intro !== '' && <p className="lede">{intro}</p>}
      </div>
    </header>
  );
}
