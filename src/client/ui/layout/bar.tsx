import type { ComponentProps } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './bar.module.css';

type BarProps = ComponentProps<'div'> & { edge: 'top' | 'bottom' };

/** A bar of names or actions that stays below the header, or at the bottom of the window. */
export function Bar({ edge, className, ...rest }: BarProps) {
  return <div {...rest} className={classNames('no-print', styles.bar, styles[edge], className)} />;
}
