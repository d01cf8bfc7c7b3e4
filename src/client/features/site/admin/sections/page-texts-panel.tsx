import { EditedTextField } from '#client/editing/edited-fields';
import type { PageTextName } from '#shared/contract/sections';
import { PAGE_TEXTS } from '#shared/sections/page-texts';
import type { SettingsFormProps } from '../settings-fields';
import styles from './sections.module.css';

type PageTextsProps = SettingsFormProps<PageTextName> & {
  title: PageTextName;
  intro?: PageTextName | undefined;
};

/** The heading and intro of a section; the placeholder is the default text. */
export function PageTexts({ settings, title, intro }: PageTextsProps) {
  return (
    <div className={styles.texts}>
      <EditedTextField edit={settings} name={title} placeholder={PAGE_TEXTS[title]} />
      {intro && <EditedTextField edit={settings} name={intro} rows={1} placeholder={PAGE_TEXTS[intro]} />}
    </div>
  );
}
