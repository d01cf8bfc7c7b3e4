import { useState } from 'react';
import { Field, TextArea } from '../../ui/forms/field';
import { Segmented } from '../../ui/primitives/segmented';
import styles from './markdown-field.module.css';
import { MarkdownText } from './markdown-text';

type MarkdownFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
};

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

/** A text in Markdown, as it is written and as visitors read it. */
export function MarkdownField({ label, value, error, onChange }: MarkdownFieldProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('write');
  // A text that was refused is shown where it can be mended.
  const isPreview = view === 'preview' && error === undefined;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <Segmented
          label="Write or preview"
          options={VIEWS}
          value={isPreview ? 'preview' : 'write'}
          onValueChange={setView}
        />
        <span className="muted">Markdown</span>
      </div>
      {isPreview ? (
        <section aria-label={`Preview of ${label}`} className={styles.preview}>
          <MarkdownText text={value} emptyTitle="Nothing to preview." />
        </section>
      ) : (
        <Field label={label} hideLabel error={error}>
          <TextArea rows={14} value={value} onChange={event => onChange(event.target.value)} />
        </Field>
      )}
    </div>
  );
}
