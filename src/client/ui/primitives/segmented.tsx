import { Icon, type IconName } from '../icons/icon';
import { classNames } from './class-names';
import styles from './segmented.module.css';

export type SegmentedOption<Value extends string> = { value: Value; label: string; icon?: IconName };

export type SegmentedProps<Value extends string> = {
  /** Names the group: "Filter". */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
};

/** A few buttons of which one is pressed. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend and a form
    <div role="group" aria-label={label} className={classNames(styles.group, className)}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
