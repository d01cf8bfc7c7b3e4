import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { Icon } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import { textElements } from '#client/ui/primitives/text-elements';
import styles from './field.module.css';

type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
};

const FieldContext = createContext<ControlAttributes | null>(null);

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Describes the problem with the value. Empty if it is valid. */
  error?: ReactNode;
  required?: boolean;
  /** Adds "(optional)" to the label, for forms in which most fields are required. */
  optional?: boolean;
  /** Marks a text that was not written by the user. */
  isInitial?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  className?: string | undefined;
  /** One TextInput, TextArea or Select, or a custom control that spreads `useFieldControl()`. */
  children: ReactNode;
};

/** Renders a control with a label above and a hint and error below, connected by ARIA attributes. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, optional = false, isInitial = false } = props;
  const { hideLabel = false, className, children } = props;
  const controlId = useId();
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const markId = isInitial ? `${controlId}-mark` : undefined;
  const attributes: ControlAttributes = {
    id: controlId,
    'aria-describedby': classNames(errorId, markId, hintId) || undefined,
    'aria-invalid': error ? true : undefined,
    required,
  };
  return (
    <div className={classNames(styles.field, isInitial && styles.initial, className)}>
      <label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {textElements(label)}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
        {optional && <span className={styles.mark}> (optional)</span>}
      </label>
      {isInitial && (
        <span id={markId} className={styles.initialMark}>
          Initial text
        </span>
      )}
      <FieldContext value={attributes}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className={`note ${styles.hint}`}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}

/** Says what is wrong, with an icon that stands on the first line. */
export function ErrorText({ children, ...rest }: Pick<ComponentProps<'p'>, 'id' | 'role' | 'children'>) {
  return (
    <p {...rest} className={styles.error}>
      <Icon name="circle-exclamation" />
      <span>{children}</span>
    </p>
  );
}

/** Returns the ID and ARIA attributes from the surrounding Field, or an empty object outside a Field. */
export function useFieldControl(): Partial<ControlAttributes> {
  return useContext(FieldContext) ?? {};
}

type ControlSize = {
  /** Makes the control smaller, for tables and toolbars. */
  compact?: boolean;
};

export type TextInputProps = ComponentProps<'input'> & ControlSize;

export function TextInput({ compact = false, className, ...rest }: TextInputProps) {
  return <input dir="auto" {...useFieldControl()} {...rest} className={controlClass(compact, className)} />;
}

export function TextArea({ compact = false, className, ...rest }: ComponentProps<'textarea'> & ControlSize) {
  const classes = controlClass(compact, styles.area, className);
  return <textarea dir="auto" {...useFieldControl()} {...rest} className={classes} />;
}

export function Select({ compact = false, className, ...rest }: ComponentProps<'select'> & ControlSize) {
  const classes = controlClass(compact, styles.select, className);
  return <select {...useFieldControl()} {...rest} className={classes} />;
}

/** Renders a search field, whose accessible name is `label`. */
export function SearchInput({ label, className, ...rest }: Omit<TextInputProps, 'type'> & { label: string }) {
  return (
    <span className={classNames(styles.search, className)}>
      <Icon name="magnifying-glass" />
      <TextInput {...rest} type="search" aria-label={label} />
    </span>
  );
}

/** Renders a control with buttons on its right. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

function controlClass(compact: boolean, ...more: (string | undefined)[]): string {
  return classNames(styles.control, compact && styles.compact, ...more);
}
