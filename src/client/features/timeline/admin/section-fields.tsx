import { useEffect, useRef } from 'react';
import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icons/icon';
import { Button, IconButton } from '../../../ui/primitives/button';
import styles from './element-card.module.css';
import type { ElementEdit } from './element-copy';
import { newSection, type SectionRow } from './element-fields';

type SectionFieldsProps = {
  edit: ElementEdit;
  name: 'profileSections' | 'futureSections';
  /** What a new section is called, with its number. */
  word: 'Section' | 'Title';
};

/** The sections of a profile or of future plans. */
export function SectionFields({ edit: { copy, fields, rowIssueOf }, name, word }: SectionFieldsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const focusKey = useRef<string | null>(null);
  const rows = fields[name];
  const show = (changed: readonly SectionRow[]) => copy.change({ [name]: changed });

  // A new section wants its title typed.
  useEffect(() => {
    const key = focusKey.current;
    if (key === null) return;
    focusKey.current = null;
    listRef.current?.querySelector<HTMLInputElement>(`[data-section="${CSS.escape(key)}"] input`)?.select();
  });

  function add(): void {
    const section = newSection(word, rows);
    focusKey.current = section.key;
    show([...rows, section]);
  }

  function remove(key: string): void {
    addRef.current?.focus();
    show(rows.filter(row => row.key !== key));
  }

  function change(key: string, changes: Partial<SectionRow>): void {
    show(rows.map(row => (row.key === key ? { ...row, ...changes } : row)));
  }

  return (
    <>
      {rows.length > 0 && (
        <ul ref={listRef} className={styles.sectionList}>
          {rows.map(({ key, title, text }) => (
            <li key={key} data-section={key} className={styles.section}>
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
      )}
      <div>
        <Button ref={addRef} size="sm" onClick={add}>
          <Icon name="plus" />
          Add Section
        </Button>
      </div>
    </>
  );
}
