import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './scale.module.css';

/** The classes of the link or button in a stop. The one with `aria-current` is marked. */
export const scaleMark = `num ${styles.mark}`;

/** Shows places to choose from as marks of a graduated line, which is horizontal unless its axis is y. */
export function Scale({ axis = 'x', className, ...rest }: ComponentProps<'ol'> & { axis?: 'x' | 'y' }) {
  return <ol {...rest} data-axis={axis} className={classNames(styles.scale, className)} />;
}

type ScaleStopProps = {
  /** The number of ticks up to the next stop. */
  ticks: number;
  /** The share of the line up to the next stop. */
  weight?: number;
  children: ReactNode;
};

export function ScaleStop({ ticks, weight = 1, children }: ScaleStopProps) {
  return (
    <li className={styles.stop} style={{ '--ticks': ticks, '--weight': weight }}>
      {children}
    </li>
  );
}

/** Draws a rule of as many ticks as there are things to count. */
export function Rule({ ticks, className }: { ticks: number; className?: string | undefined }) {
  const width = `calc(var(--u) * ${Math.min(ticks, MAX_TICKS) - 1} + 1px)`;
  return <span aria-hidden="true" className={classNames(styles.rule, className)} style={{ width }} />;
}

/** More ticks are not countable at a glance. */
const MAX_TICKS = 26;
