import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './scale.module.css';

/** The classes of the link or button in a stop. The one with `aria-current` is marked. */
export const scaleMark = `num ${styles.mark}`;

type ScaleProps = ComponentProps<'ol'> & {
  /** `y` is at the edge of the window, with the marks after their labels, and `text` beside a text, with labels of any length. */
  axis?: 'x' | 'y' | 'text';
};

/** Shows places to choose from as marks of a graduated line, which is horizontal unless its axis says otherwise. */
export function Scale({ axis = 'x', className, ...rest }: ScaleProps) {
  return <ol {...rest} data-axis={axis} className={classNames(styles.scale, className)} />;
}

type ScaleStopProps = {
  /** The number of ticks up to the next stop. */
  ticks: number;
  /** The share of the line up to the next stop. */
  weight?: number;
  /** The share of the way to the next stop that has been covered, on the axis of a text. */
  passed?: number;
  children: ReactNode;
};

export function ScaleStop({ ticks, weight = 1, passed = 0, children }: ScaleStopProps) {
  return (
    <li className={styles.stop} style={{ '--ticks': ticks, '--weight': weight, '--passed': passed }}>
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
