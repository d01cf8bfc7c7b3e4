import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './foot-bar.module.css';

type FootBarProps = { className?: string | undefined; children: ReactNode };

/** What must always be in reach, at the foot of the window. */
export function FootBar({ className, children }: FootBarProps) {
  return <div className={classNames(styles.bar, className)}>{children}</div>;
}
