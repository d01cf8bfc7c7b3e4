import { MarkdownField } from '../content/markdown/markdown-field';
import { ImageField } from '../content/picture/image-field';
import type { FieldsEdit } from './edited-fields';

type MarkdownFieldProps<Name extends string> = { edit: FieldsEdit<NoInfer<Name>>; name: Name };

/** Markdown field bound to a field of the edit by name. */
export function EditedMarkdownField<Name extends string>({ edit, name }: MarkdownFieldProps<Name>) {
  return (
    <MarkdownField
      label={edit.getLabel?.(name) ?? ''}
      value={edit.fields[name]}
      error={edit.findIssue(name)}
      onChange={text => edit.set(name, text)}
    />
  );
}

type EditedImageFieldProps<Name extends string> = {
  edit: FieldsEdit<NoInfer<Name>>;
  name: Name;
  /** Name of the description field. */
  description: Name;
  /** Alternative text when there is no description. */
  subject: string;
};

/** Image and description fields bound to the edit by name. */
export function EditedImageField<Name extends string>(props: EditedImageFieldProps<Name>) {
  const { edit, name, description, subject } = props;
  return (
    <ImageField
      url={edit.fields[name]}
      urlError={edit.findIssue(name)}
      onUrlChange={url => edit.set(name, url)}
      description={edit.fields[description]}
      descriptionError={edit.findIssue(description)}
      onDescriptionChange={text => edit.set(description, text)}
      subject={subject}
    />
  );
}
