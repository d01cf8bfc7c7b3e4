import type { ComponentProps } from 'react';
import { Field, type FieldProps, TextArea, TextInput } from '../ui/forms/field';

type InputLook = 'type' | 'step' | 'inputMode' | 'placeholder' | 'autoComplete';

/** How it looks, and what helps with the typing. */
export type TextLook = Pick<FieldProps, 'hint' | 'optional'> &
  Pick<ComponentProps<'input'>, InputLook | 'onBlur' | 'onWheel'> & {
    /** Default: what the field is called everywhere. */
    label?: string;
    /** For a text of several lines. */
    rows?: number;
    className?: string | undefined;
  };

type EditedTextFieldProps<Name extends string> = TextLook & { edit: TextEdit<NoInfer<Name>>; name: Name };

/** What it takes of a working copy. */
type TextEdit<Name extends string> = {
  copy: {
    definitions: Readonly<Record<Name, { label: string }>>;
    set: (name: Name, text: string) => void;
  };
  fields: Readonly<Record<Name, string>>;
  issueOf: (name: Name) => string | undefined;
};

/** A text of what is edited, by the name of its field. */
export function EditedTextField<Name extends string>(props: EditedTextFieldProps<Name>) {
  const { edit, name, label, hint, optional = false, rows, className, ...input } = props;
  const { copy, fields, issueOf } = edit;
  const control = {
    className,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => copy.set(name, event.target.value),
  };
  return (
    <Field
      label={label ?? copy.definitions[name].label}
      hint={hint}
      optional={optional}
      error={issueOf(name)}
    >
      {rows ? <TextArea rows={rows} {...control} /> : <TextInput {...input} {...control} />}
    </Field>
  );
}
