import { Field, TextArea, TextInput, type TextInputProps } from '../../../../ui/forms/field';
import { type EditedProject, PROJECT_FIELDS, type ProjectFormProps } from './project-fields';

type TextName = {
  [Name in keyof EditedProject]: EditedProject[Name] extends string ? Name : never;
}[keyof EditedProject];

type ProjectTextFieldProps = ProjectFormProps &
  Pick<TextInputProps, 'className' | 'inputMode' | 'placeholder' | 'onBlur'> & {
    name: TextName;
    /** For a text of several lines. */
    rows?: number;
  };

/** A text of the project, by the name of its field. */
export function ProjectTextField({ project, name, rows, ...look }: ProjectTextFieldProps) {
  const { copy, fields, issueOf } = project;
  const value = fields[name];
  const change = (text: string) => copy.change({ [name]: text });
  return (
    <Field label={PROJECT_FIELDS[name].label} error={issueOf(name)}>
      {rows ? (
        <TextArea rows={rows} value={value} onChange={event => change(event.target.value)} />
      ) : (
        <TextInput {...look} value={value} onChange={event => change(event.target.value)} />
      )}
    </Field>
  );
}
