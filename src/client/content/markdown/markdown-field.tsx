import { useState } from 'react';
import { Alert } from '../../ui/feedback/alert';
import { Spinner } from '../../ui/feedback/spinner';
import { Field, TextArea } from '../../ui/forms/field';
import { Segmented } from '../../ui/primitives/segmented';
import styles from './markdown-field.module.css';
import { MarkdownText } from './markdown-text';
import { useMarkdownPreview } from './use-markdown-preview';

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
  const preview = useMarkdownPreview(value, isPreview);
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
          {preview.isFailed && <Alert tone="err">The preview can't be loaded.</Alert>}
          {preview.html === null && !preview.isFailed && <Spinner label="Loading preview..." />}
          {preview.html !== null && <MarkdownText html={preview.html} emptyTitle="Nothing to preview." />}
        </section>
      ) : (
        <Field label={label} hideLabel error={error}>
          <TextArea rows={14} value={value} onChange={event => onChange(event.target.value)} />
        </Field>
      )}
    </div>
  );
}
