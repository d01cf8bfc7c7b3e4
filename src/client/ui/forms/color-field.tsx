import { TextInput } from './field';
import styles from './pickers.module.css';

type ColorFieldProps = {
  label: string;
  pickerLabel?: string;
  value: string;
  onValueChange: (color: string) => void;
};

/** Renders a color picker with a text field for the hex value. */
export function ColorField(props: ColorFieldProps) {
  const { label, pickerLabel = `${label} color picker`, value, onValueChange } = props;
  return (
    <span className="line">
      <input
        type="color"
        aria-label={pickerLabel}
        className={styles.color}
        value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={event => onValueChange(event.target.value)}
      />
      <TextInput
        aria-label={label}
        className={styles.code}
        compact
        value={value}
        maxLength={32}
        spellCheck={false}
        onChange={event => onValueChange(event.target.value)}
      />
    </span>
  );
}
