import { useEffect, useRef } from 'react';
import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icons/icon';
import { Button, IconButton } from '../../../ui/primitives/button';
import styles from './element-card.module.css';
import type { SectionRow, SectionType } from './element-edit';
import { newSection } from './element-input';

type SectionFieldsProps = {
  type: SectionType;
  rows: SectionRow[];
  errors: ReadonlyMap<string, string>;
  onChange: (rows: SectionRow[]) => void;
};

/** The sections of a profile or of future plans. */
export function SectionFields({ type, rows, errors, onChange }: SectionFieldsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const focusKey = useRef<string | null>(null);

  // A new section wants its title typed.
  useEffect(() => {
    const key = focusKey.current;
    if (key === null) return;
    focusKey.current = null;
    listRef.current?.querySelector<HTMLInputElement>(`[data-section="${CSS.escape(key)}"] input`)?.select();
  });

  function add(): void {
    const section = newSection(type, rows);
    focusKey.current = section.key;
    onChange([...rows, section]);
  }

  function remove(key: string): void {
    addRef.current?.focus();
    onChange(rows.filter(row => row.key !== key));
  }

  function change(key: string, changes: Partial<SectionRow>): void {
    onChange(rows.map(row => (row.key === key ? { ...row, ...changes } : row)));
  }

  return (
    <>
      {rows.length > 0 && (
        <ul ref={listRef} className={styles.sectionList}>
          {rows.map(({ key, title, text }) => (
            <li key={key} data-section={key} className={styles.section}>
              <Field label="Section title" error={errors.get(key)}>
                <TextInput value={title} onChange={event => change(key, { title: event.target.value })} />
              </Field>
              <IconButton
                icon="trash"
                variant="danger"
                label={`Delete section ${title}`}
                className={styles.deleteSection}
                onClick={() => remove(key)}
              />
              <Field label={`Text of ${title}`} hideLabel className={styles.sectionText}>
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
