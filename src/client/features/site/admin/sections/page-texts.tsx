import { EditedTextField, type FieldsEdit } from '#client/editing/fields/edited-fields';
import type { PageTextName } from '#shared/contract/sections';
import { PAGE_TEXTS } from '#shared/sections/page-texts';

type PageTextsProps<Name extends PageTextName> = {
  settings: FieldsEdit<NoInfer<Name>>;
  title: Name;
  intro?: Name;
};

/** Edits the heading and intro of a section. The placeholder is the default text. */
export function PageTexts<Name extends PageTextName>({ settings, title, intro }: PageTextsProps<Name>) {
  return (
    <div className="stack-3 narrow">
      <EditedTextField edit={settings} name={title} placeholder={PAGE_TEXTS[title]} />
      {intro && <EditedTextField edit={settings} name={intro} rows={1} placeholder={PAGE_TEXTS[intro]} />}
    </div>
  );
}
