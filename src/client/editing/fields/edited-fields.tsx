import type { ComponentProps } from 'react';
import { Field, type FieldProps, TextArea, TextInput } from '#client/ui/forms/field';
import { IconPicker } from '#client/ui/forms/icon-picker';
import { classNames } from '#client/ui/primitives/class-names';
import { ICON_CHOICES } from '#shared/icon-choices';

/** The fields being edited, which belong to a working copy or to a row of one of its lists. */
export type FieldsEdit<Name extends string> = {
  fields: Readonly<Record<Name, string>>;
  set: (name: Name, text: string) => void;
  findIssue: (name: Name) => string | undefined;
  /** Returns the label of a field, which is the same in every form. */
  getLabel?: (name: Name) => string;
  /** Returns true while a field still has the text that a new item starts with. */
  isInitial?: (name: Name) => boolean;
};

export type NamedField<Name extends string> = { edit: FieldsEdit<NoInfer<Name>>; name: Name };

type InputAttribute = 'type' | 'step' | 'inputMode' | 'placeholder' | 'autoComplete' | 'onBlur' | 'onWheel';

/** The presentation of a text field and its typing aids. */
export type TextPresentation = Partial<
  Pick<FieldProps, 'label' | 'hint' | 'optional' | 'hideLabel' | 'className'>
> &
  Pick<ComponentProps<'input'>, InputAttribute> & {
    /** Makes the field a textarea that starts with this many rows and grows with its text. */
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
      isInitial={edit.isInitial?.(name) ?? false}
      error={edit.findIssue(name)}
    >
      {rows ? (
        <TextArea
          rows={rows}
          placeholder={input.placeholder}
          {...control}
          className={classNames('grows', inputClassName)}
          style={{ '--rows': rows }}
        />
      ) : (
        <TextInput {...input} {...control} />
      )}
    </Field>
  );
}

type EditedIconFieldProps = { edit: FieldsEdit<'icon'>; choices?: readonly string[] };

export function EditedIconField({ edit, choices = ICON_CHOICES }: EditedIconFieldProps) {
  return (
    <Field label="Icon" error={edit.findIssue('icon')}>
      <IconPicker
        label="Icon"
        choices={choices}
        value={asChoice(edit.fields.icon, choices)}
        onValueChange={icon => edit.set('icon', icon)}
      />
    </Field>
  );
}

/** A bare "fa-star" is rendered as a solid icon, so it matches the solid choice. */
function asChoice(icon: string, choices: readonly string[]): string {
  const solid = `fa-solid ${icon}`;
  return choices.includes(solid) ? solid : icon;
}
