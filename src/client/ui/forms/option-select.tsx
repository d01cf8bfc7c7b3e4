import type { ComponentProps } from 'react';
import { Select } from './field';

type OptionSelectProps<Value extends string> = Omit<
  ComponentProps<typeof Select>,
  'value' | 'onChange' | 'children'
> & {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

export function OptionSelect<Value extends string>(props: OptionSelectProps<Value>) {
  const { options, onValueChange, ...rest } = props;
  return (
    <Select
      {...rest}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value);
        if (chosen) onValueChange(chosen.value);
      }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
