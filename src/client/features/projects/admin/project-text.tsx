import { useState } from 'react';
import { MarkdownText } from '../../../content/markdown/markdown-text';
import { Field, TextArea } from '../../../ui/forms/field';
import { Segmented } from '../../../ui/primitives/segmented';
import styles from './project-editor.module.css';

type ProjectTextProps = {
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
export function ProjectText({ label, value, error, onChange }: ProjectTextProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('write');
  // A text that was refused is shown where it can be mended.
  const isPreview = view === 'preview' && error === undefined;
  return (
    <div className={styles.text}>
      <div className={styles.textHead}>
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
