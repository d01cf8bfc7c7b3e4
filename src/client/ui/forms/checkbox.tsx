import { type ComponentProps, useId } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './toggles.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'>;

/** Renders a native checkbox. Pass an `aria-label`. */
export function Checkbox({ className, ...rest }: CheckboxProps) {
  return <input {...rest} type="checkbox" className={classNames(styles.checkbox, className)} />;
}

/** Renders a checkbox in its label, which `className` lays out. */
export function LabeledCheckbox({ className = 'row', children, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={className}>
      <Checkbox {...rest} id={id} />
      {children}
    </label>
  );
}
