import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './mark.module.css';

/** Logo and name. Wrap it in a link or pass an `href`. */
export function Brand({ logo, children, className, ...rest }: ComponentProps<'a'> & { logo: ReactNode }) {
  return (
    <a {...rest} className={classNames(styles.brand, className)}>
      {logo}
      <span className={styles.name}>{children}</span>
    </a>
  );
}
