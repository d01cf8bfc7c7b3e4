import type { ComponentProps } from 'react';
import type { useWorkingCopy } from '../../../editing/use-working-copy';
import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { SETTINGS_FIELDS, type SettingsFields } from './settings-fields';

/** What each panel of the editor is given. */
export type SettingsFormProps = { settings: ReturnType<typeof useWorkingCopy<SettingsFields>> };

type SettingFieldProps = SettingsFormProps &
  Pick<ComponentProps<typeof Field>, 'hint' | 'optional'> &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'autoComplete'> & {
    name: TextName;
    /** More than one line. */
    rows?: number;
  };

type TextName = {
  [Name in keyof SettingsFields]: SettingsFields[Name] extends string ? Name : never;
}[keyof SettingsFields];

/** A setting that is a text. */
export function SettingField({ settings, name, hint, optional = false, rows, ...input }: SettingFieldProps) {
  const { copy, fields, issueOf } = settings;
  const control = {
    value: fields[name],
    onChange: (event: { target: { value: string } }) => copy.change({ [name]: event.target.value }),
  };
  return (
    <Field label={SETTINGS_FIELDS[name].label} hint={hint} optional={optional} error={issueOf(name)}>
      {rows ? <TextArea rows={rows} {...control} /> : <TextInput {...input} {...control} />}
    </Field>
  );
}
