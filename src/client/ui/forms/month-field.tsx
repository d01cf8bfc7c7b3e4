import { useState } from 'react';
import { Popover } from '#client/ui/overlays/popover';
import { Button, IconButton } from '#client/ui/primitives/button';
import { FieldRow, TextInput, type TextInputProps } from './field';
import styles from './pickers.module.css';

type MonthFieldProps = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** The year that the picker shows while the field is empty. */
  initialYear: number;
};

/**
 * Renders a text field for a year or a month, such as 2023 or 2023-06, with a picker. The browsers' own month fields
 * accept no year alone, and some have no picker.
 */
export function MonthField({ value, onValueChange, initialYear, ...rest }: MonthFieldProps) {
  return (
    <FieldRow>
      <TextInput {...rest} value={value} onChange={event => onValueChange(event.target.value)} />
      <Popover
        label="Choose a month"
        align="end"
        className={styles.months}
        trigger={
          <IconButton icon="calendar" variant="line" label="Choose a month" className={styles.trigger} />
        }
      >
        {close => (
          <MonthPicker
            value={value.trim()}
            initialYear={initialYear}
            onPick={picked => {
              onValueChange(picked);
              close();
            }}
          />
        )}
      </Popover>
    </FieldRow>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  number: String(index + 1).padStart(2, '0'),
  name: new Date(2000, index).toLocaleDateString('en', { month: 'short' }),
}));

type MonthPickerProps = { value: string; initialYear: number; onPick: (value: string) => void };

function MonthPicker({ value, initialYear, onPick }: MonthPickerProps) {
  const [year, setYear] = useState(() => (/^\d{4}/.test(value) ? Number(value.slice(0, 4)) : initialYear));
  const text = String(year).padStart(4, '0');
  return (
    <>
      <div className="line spread">
        <IconButton icon="chevron-left" label="Previous year" onClick={() => setYear(year - 1)} />
        <Button variant="ghost" aria-pressed={value === text} onClick={() => onPick(text)}>
          Only {text}
        </Button>
        <IconButton icon="chevron-right" label="Next year" onClick={() => setYear(year + 1)} />
      </div>
      <div className={styles.grid}>
        {MONTHS.map(({ number, name }) => (
          <Button
            key={number}
            size="sm"
            variant="ghost"
            aria-label={`${name} ${text}`}
            aria-pressed={value.startsWith(`${text}-${number}`)}
            className={styles.month}
            onClick={() => onPick(`${text}-${number}`)}
          >
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
