import type { ComponentProps } from 'react';
import { ICON_CHOICES } from '#shared/icon-choices';
import { Field, type FieldProps, TextArea, TextInput } from '../ui/forms/field';
import { IconPicker } from '../ui/forms/icon-picker';

/** Fields being edited: a working copy, or a row of one of its lists. */
export type FieldsEdit<Name extends string> = {
  fields: Readonly<Record<Name, string>>;
  set: (name: Name, text: string) => void;
  findIssue: (name: Name) => string | undefined;
  /** Label of a field, the same in every form. */
  getLabel?: (name: Name) => string;
};

export type NamedField<Name extends string> = { edit: FieldsEdit<NoInfer<Name>>; name: Name };

type InputAttribute = 'type' | 'step' | 'inputMode' | 'placeholder' | 'autoComplete' | 'onBlur' | 'onWheel';

/** Presentation and typing aids of a text field. */
export type TextPresentation = Partial<
  Pick<FieldProps, 'label' | 'hint' | 'optional' | 'hideLabel' | 'className'>
> &
  Pick<ComponentProps<'input'>, InputAttribute> & {
    /** Makes the field a textarea with this many rows. */
    rows?: number;
    compact?: boolean;
    inputClassName?: string | undefined;
  };

export function EditedTextField<Name extends string>(props: NamedField<Name> & TextPresentation) {
  const {
    edit,
    name,
    label = edit.getLabel?.(name),
    hint,
    optional = false,
    hideLabel = false,
    ...rest
  } = props;
  const { className, rows, compact = false, inputClassName, ...input } = rest;
  const control = {
    name,
    compact,
    className: inputClassName,
    value: edit.fields[name],
    onChange: (event: { target: { value: string } }) => edit.set(name, event.target.value),
  };
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
      error={edit.findIssue(name)}
    >
      {rows ? (
        <TextArea rows={rows} placeholder={input.placeholder} {...control} />
      ) : (
        <TextInput {...input} {...control} />
      )}
    </Field>
  );
}

type EditedIconFieldProps<Name extends string> = NamedField<Name> & { choices?: readonly string[] };

export function EditedIconField<Name extends string>(props: EditedIconFieldProps<Name>) {
  const { edit, name, choices = ICON_CHOICES } = props;
  return (
    <Field label="Icon" error={edit.findIssue(name)}>
      <IconPicker
        label="Icon"
        choices={choices}
        value={asChoice(edit.fields[name], choices)}
        onValueChange={icon => edit.set(name, icon)}
      />
    </Field>
  );
}

/** A bare "fa-star" is rendered as a solid icon, so it matches the solid choice. */
function asChoice(icon: string, choices: readonly string[]): string {
  const solid = `fa-solid ${icon}`;
  return choices.includes(solid) ? solid : icon;
}
