import { EditedTextField, type FieldsEdit } from '#client/editing/fields/edited-fields';
import type { TextKey } from '#shared/language/english';
import { useDefaultTexts } from './use-default-texts';

type PageTextsProps<Name extends TextKey> = {
  settings: FieldsEdit<NoInfer<Name>>;
  title: Name;
  intro?: Name;
};

/** Edits the heading and intro of a section. The placeholder is the default text. */
export function PageTexts<Name extends TextKey>({ settings, title, intro }: PageTextsProps<Name>) {
  const defaults = useDefaultTexts();
  return (
    <div className="stack-3 narrow">
      <EditedTextField edit={settings} name={title} placeholder={defaults[title]} />
      {intro && <EditedTextField edit={settings} name={intro} rows={1} placeholder={defaults[intro]} />}
    </div>
  );
}
