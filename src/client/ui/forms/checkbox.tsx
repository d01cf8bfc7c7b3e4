import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Neither on nor off: some of what it stands for is chosen. */
  indeterminate?: boolean;
};

/** A native checkbox. Wrap it in a label, or pass `aria-label` in tables. */
export function Checkbox({ indeterminate = false, className, ...rest }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) {
      ref.current.indeterminate = indeterminate;
    }
  }, [indeterminate]);
  return <input {...rest} ref={ref} type="checkbox" className={classNames(styles.checkbox, className)} />;
}
