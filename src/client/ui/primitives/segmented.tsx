import { Icon, type IconName } from '#client/ui/icons/icon';
import { classNames } from './class-names';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** Names the group, such as "Filter". */
  label: string;
  options: readonly { value: Value; label: string; icon?: IconName }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** As high as a button of this size. Defaults to "md". */
  size?: 'sm' | 'md';
};

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, size = 'md' } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend and a form
    <div role="group" aria-label={label} className={classNames(styles.group, size === 'sm' && styles.sm)}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          className={`secondary ${styles.segment}`}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          <span className={styles.label}>{option.label}</span>
        </button>
      ))}
    </div>
  );
}
