import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './scale.module.css';

/** The class of the link or button in a stop. The one with `aria-current` is marked. */
export const scaleMark = styles.mark;

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

const RULE_TICKS = 16;

/** Draws a graduated rule in which every fifth tick is stronger. */
export function Rule({ className }: { className: string | undefined }) {
  const width = `calc(var(--u) * ${RULE_TICKS - 1} + 1px)`;
  return <span aria-hidden="true" className={classNames(styles.rule, className)} style={{ width }} />;
}

export function Tally({ count }: { count: number }) {
  const width = `${Math.max(count * 6 - 5, 0)}px`;
  return <span aria-hidden="true" className={styles.tally} style={{ width }} />;
}
