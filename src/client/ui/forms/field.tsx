import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { Icon } from '../icons/icon';
import { classNames } from '../primitives/class-names';
import styles from './field.module.css';

type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
};

const FieldContext = createContext<Wiring | null>(null);

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; empty or missing means nothing. */
  error?: ReactNode;
  required?: boolean;
  /** Says "(optional)" after the label, for forms in which most fields are required. */
  optional?: boolean;
  /** Keeps the label for screen readers only, where the place makes the purpose plain. */
  hideLabel?: boolean;
  className?: string | undefined;
  /** One TextInput, TextArea or Select, or a control of your own that spreads `useFieldControl()`. */
  children: ReactNode;
};

/** A control with its label above, and hint and error below, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    required = false,
    optional = false,
    hideLabel = false,
    className,
    children,
  } = props;
  const controlId = useId();
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const wiring: Wiring = {
    id: controlId,
    'aria-describedby': classNames(errorId, hintId) || undefined,
    'aria-invalid': error ? true : undefined,
    required,
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
        {optional && <span className={styles.mark}> (optional)</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className={`note ${styles.hint}`}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="circle-exclamation" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** Id and aria attributes that the surrounding Field has for its control. Outside a Field: nothing. */
export function useFieldControl(): Partial<Wiring> {
  return useContext(FieldContext) ?? {};
}

/** Compact: for tables and toolbars. */
type ControlLook = { compact?: boolean };

export type TextInputProps = ComponentProps<'input'> & ControlLook;

export function TextInput({ compact = false, className, ...rest }: TextInputProps) {
  return <input {...useFieldControl()} {...rest} className={controlClass(compact, className)} />;
}

export function TextArea({ compact = false, className, ...rest }: ComponentProps<'textarea'> & ControlLook) {
  const look = controlClass(compact, styles.area, className);
  return <textarea {...useFieldControl()} {...rest} className={look} />;
}

export function Select({ compact = false, className, ...rest }: ComponentProps<'select'> & ControlLook) {
  const look = controlClass(compact, styles.select, className);
  return <select {...useFieldControl()} {...rest} className={look} />;
}

/** A field for searching. Its `label` is its name; the placeholder is only a hint. */
export function SearchInput({ label, className, ...rest }: Omit<TextInputProps, 'type'> & { label: string }) {
  return (
    <span className={classNames(styles.search, className)}>
      <Icon name="magnifying-glass" />
      <TextInput {...rest} type="search" aria-label={label} />
    </span>
  );
}

/** A control with buttons on its right: a select and its "add" button. */
export function FieldRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}

function controlClass(compact: boolean, ...more: (string | undefined)[]): string {
  return classNames(styles.control, compact && styles.compact, ...more);
}
