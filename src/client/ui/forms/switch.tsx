import type { ComponentProps } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './toggles.module.css';

type SwitchProps = Omit<ComponentProps<'button'>, 'onChange' | 'role' | 'aria-checked'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** Renders an on/off switch that takes effect at once. Its label must not change with its state. */
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
