import { EditedRows } from '../../../editing/edited-rows';
import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { IconButton } from '../../../ui/primitives/button';
import styles from './element-card.module.css';
import type { ElementEdit } from './element-copy';
import { newSection } from './element-fields';

type SectionFieldsProps = {
  edit: ElementEdit;
  name: 'profileSections' | 'futureSections';
  /** What a new section is called, with its number. */
  word: 'Section' | 'Title';
};

/** The sections of a profile or of future plans. */
export function SectionFields({ edit: { copy, fields, rowIssueOf }, name, word }: SectionFieldsProps) {
  const rows = fields[name];
  return (
    <EditedRows
      rows={rows}
      onChange={changed => copy.set(name, changed)}
      noun="section"
      newRow={() => newSection(word, rows)}
      className={styles.sectionFields}
    >
      {({ change, remove }) =>
        rows.length > 0 && (
          <ul className={styles.sectionList}>
            {rows.map(({ key, title, text }) => (
              <li key={key} className={styles.section}>
                <Field label="Section title" error={rowIssueOf(name, key, 'title')}>
                  <TextInput value={title} onChange={event => change(key, { title: event.target.value })} />
                </Field>
                <IconButton
                  icon="trash"
                  variant="danger"
                  label={`Delete section ${title}`}
                  className={styles.deleteSection}
                  onClick={() => remove(key)}
                />
                <Field
                  label={`Text of ${title}`}
                  hideLabel
                  error={rowIssueOf(name, key, 'text')}
                  className={styles.sectionText}
                >
                  <TextArea
                    rows={3}
                    className={styles.shortArea}
                    value={text}
                    onChange={event => change(key, { text: event.target.value })}
                  />
                </Field>
              </li>
            ))}
          </ul>
        )
      }
    </EditedRows>
  );
}
