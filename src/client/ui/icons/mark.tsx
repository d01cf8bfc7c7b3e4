import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './mark.module.css';

/** Shows logo and name. Wrap it in a link or pass an `href`. */
export function Brand({ logo, children, className, ...rest }: ComponentProps<'a'> & { logo: ReactNode }) {
  return (
    <a {...rest} className={classNames(styles.brand, className)}>
      {logo}
      <span className={`truncate ${styles.name}`}>{children}</span>
    </a>
  );
}

/** Draws the default logo, which has five ticks with a needle in the middle. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 30 24" aria-hidden="true" focusable="false">
      <path d="M2 2v20M8.5 2v9M21.5 2v9M28 2v20" />
      <path className={styles.needle} d="M15 0v24" />
    </svg>
  );
}

/** Draws a logo of one or two letters with a needle. */
export function Initials({ letters: [first, last] }: { letters: string[] }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {first}
      <i className={styles.needle} />
      {last}
    </span>
  );
}
