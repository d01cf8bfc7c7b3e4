import type { ComponentProps } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './checkbox.module.css';

/** A native checkbox. Wrap it in a label or pass `aria-label`. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="checkbox" className={classNames(styles.checkbox, className)} />;
}
