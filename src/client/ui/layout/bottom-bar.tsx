import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './bottom-bar.module.css';

type BottomBarProps = { className?: string | undefined; children: ReactNode };

export function BottomBar({ className, children }: BottomBarProps) {
  return <div className={classNames('row', styles.bar, className)}>{children}</div>;
}
