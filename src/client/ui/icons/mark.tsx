import type { ComponentProps } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './mark.module.css';

/** The brand mark: a graduation of five ticks with the needle in the middle. Decoration; a name stands beside it. */
export function Mark({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>) {
  return (
    <svg
      {...rest}
      className={classNames(styles.mark, className)}
      viewBox="0 0 30 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 2v20M8.5 2v9M21.5 2v9M28 2v20" />
      <path className={styles.needle} d="M15 0v24" />
    </svg>
  );
}

/** Mark and name, as in the header and the title block. Put it inside a link, or pass an `href`. */
export function Brand({ children, className, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.brand, className)}>
      <Mark />
      <span className={styles.name}>{children}</span>
    </a>
  );
}
