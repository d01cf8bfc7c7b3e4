import { MarkdownField } from '#client/content/markdown/markdown-field';
import type { NamedField } from './edited-fields';

export function EditedMarkdownField<Name extends string>({ edit, name }: NamedField<Name>) {
  return (
    <MarkdownField
      label={edit.getLabel?.(name) ?? ''}
      value={edit.fields[name]}
      isInitial={edit.isInitial?.(name) ?? false}
      error={edit.findIssue(name)}
      onChange={text => edit.set(name, text)}
    />
  );
}
