import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from '#client/extras/demos/demos.module.css';
import { useTranslation } from '#client/lib/language/use-translation';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Button } from '#client/ui/primitives/button';
import { DEMO_TEXTS } from '#shared/language/english/demos';

export function DemoLayout(props: ComponentProps<'div'>) {
  return <div {...props} className="stack-4" />;
}

export function Controls({ children }: { children: ReactNode }) {
  return <div className="row">{children}</div>;
}

type RunButtonProps = Pick<ComponentProps<typeof Button>, 'disabled' | 'onClick'> & { isRunning: boolean };

export function RunButton({ isRunning, ...rest }: RunButtonProps) {
  const t = useTranslation(DEMO_TEXTS);
  return (
    <Button variant="primary" size="sm" icon={isRunning ? 'pause' : 'play'} {...rest}>
      {t(isRunning ? 'pause' : 'run')}
    </Button>
  );
}

type RangeFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value with its unit, shown beside the slider. */
  text: string;
  onValueChange: (value: number) => void;
};

export function RangeField({ label, value, min, max, step = 1, text, onValueChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={event => onValueChange(event.target.valueAsNumber)}
      />
      <span aria-hidden="true" className={`num ${styles.value}`}>
        {text}
      </span>
    </div>
  );
}

type ChoiceFieldProps<Value extends string> = {
  label: string;
  choices: readonly Value[];
  /** Names a choice. By default, its name is its value. */
  getLabel?: (choice: Value) => string;
  value: Value;
  onValueChange: (value: Value) => void;
};

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, choices, getLabel = choice => choice, value, onValueChange } = props;
  const id = useId();
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <OptionSelect
        id={id}
        compact
        options={choices.map(choice => ({ value: choice, label: getLabel(choice) }))}
        value={value}
        onValueChange={onValueChange}
      />
    </div>
  );
}

export function DemoFigures({ figures }: { figures: readonly { name: string; value: string | number }[] }) {
  return (
    <dl className={`num row note ${styles.figures}`}>
      {figures.map(({ name, value }) => (
        <div key={name} className="line">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
