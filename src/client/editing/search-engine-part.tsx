import { useState } from 'react';
import { EditedTextField, type FieldsEdit } from './edited-fields';
import { SEARCH_ENGINE_FIELDS } from './search-engine-fields';
import styles from './search-engine-part.module.css';

type MetaName = keyof typeof SEARCH_ENGINE_FIELDS;
const NAMES = ['metaTitle', 'metaDescription'] as const;

type SearchEnginePartProps = {
  edit: FieldsEdit<MetaName>;
  /** What stands in the place of an empty title, and of an empty description. */
  instead: { title: string; description: string };
};

/** What search engines show of an item, folded away: few need other words there. It opens where something is wrong. */
export function SearchEnginePart({ edit, instead }: SearchEnginePartProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || NAMES.some(name => edit.issueOf(name));
  return (
    <details open={isShown} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>Search engines</summary>
      {isShown && (
        <div className={`stack ${styles.fields}`}>
          <EditedTextField
            edit={edit}
            name="metaTitle"
            label={SEARCH_ENGINE_FIELDS.metaTitle.label}
            optional
            placeholder={instead.title}
          />
          <EditedTextField
            edit={edit}
            name="metaDescription"
            label={SEARCH_ENGINE_FIELDS.metaDescription.label}
            optional
            rows={3}
            placeholder={instead.description}
            hint="Search results and shared links show these. Empty: the words of the page."
          />
        </div>
      )}
    </details>
  );
}
