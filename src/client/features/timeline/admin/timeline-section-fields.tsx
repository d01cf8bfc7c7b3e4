import { EditedTextField } from '#client/editing/edited-fields';
import { EditedRows } from '#client/editing/edited-rows';
import { IconButton } from '#client/ui/primitives/button';
import styles from './element-card.module.css';
import type { ElementEdit } from './element-copy';
import { newSection } from './element-fields';

type SectionFieldsProps = {
  edit: ElementEdit;
  name: 'profileSections' | 'futureSections';
  prefix: 'Section' | 'Title';
};

export function SectionFields({ edit, name, prefix }: SectionFieldsProps) {
  const rows = edit.fields[name];
  return (
    <EditedRows
      edit={edit}
      name={name}
      noun="section"
      newRow={() => newSection(prefix, rows)}
      className="stack-4"
    >
      {({ createEdit, remove }) =>
        rows.length > 0 && (
          <ul className="stack">
            {rows.map(row => (
              <li key={row.key} className={styles.section}>
                <EditedTextField edit={createEdit(row)} name="title" label="Section title" />
                <IconButton
                  icon="trash"
                  variant="danger"
                  label={`Delete section ${row.title}`}
                  className={styles.deleteSection}
                  onClick={() => remove(row.key)}
                />
                <EditedTextField
                  edit={createEdit(row)}
                  name="text"
                  label={`Text of ${row.title}`}
                  hideLabel
                  rows={3}
                  className={styles.sectionText}
                  inputClassName={styles.shortArea}
                />
              </li>
            ))}
          </ul>
        )
      }
    </EditedRows>
  );
}
