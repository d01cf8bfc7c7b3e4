import { EditedTextField } from '#client/editing/edited-fields';
import { EditedRows } from '#client/editing/edited-rows';
import { IconButton } from '#client/ui/primitives/button';
import styles from './element-card.module.css';
import type { ElementEdit } from './element-copy';
import { newSection } from './element-fields';

type SectionFieldsProps = {
  edit: ElementEdit;
  name: 'profileSections' | 'futureSections';
  /** The title of a new section, before its number. */
  word: 'Section' | 'Title';
};

export function SectionFields({ edit, name, word }: SectionFieldsProps) {
  const rows = edit.fields[name];
  return (
    <EditedRows
      rows={rows}
      onChange={changed => edit.set(name, changed)}
      noun="section"
      newRow={() => newSection(word, rows)}
      issueOf={(key, column) => edit.rowIssueOf(name, key, column)}
      className="stack-4"
    >
      {({ editOf, remove }) =>
        rows.length > 0 && (
          <ul className="stack">
            {rows.map(row => (
              <li key={row.key} className={styles.section}>
                <EditedTextField edit={editOf(row)} name="title" label="Section title" />
                <IconButton
                  icon="trash"
                  variant="danger"
                  label={`Delete section ${row.title}`}
                  className={styles.deleteSection}
                  onClick={() => remove(row.key)}
                />
                <EditedTextField
                  edit={editOf(row)}
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
