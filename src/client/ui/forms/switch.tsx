import type { ComponentProps } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'button'>, 'onChange' | 'role' | 'aria-checked'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** On or off, at once. The visible text is its name; without text pass `aria-label`. The name stays the same when it turns. */
export function Switch({ checked, onCheckedChange, className, children, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      className={classNames(styles.switch, className)}
      onClick={() => onCheckedChange(!checked)}
    >
      <span className={styles.track} aria-hidden="true" />
      {children}
    </button>
  );
}
