import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Alert } from '#client/ui/feedback/alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { Field, TextArea } from '#client/ui/forms/field';
import { Segmented } from '#client/ui/primitives/segmented';
import { MEDIA_ACCEPTED } from '../media/media-item';
import { FileDrop } from '../upload/file-drop';
import { applyEdit, selectedOf } from './apply-edit';
import { InsertPictures } from './insert-pictures';
import { type Edit, insertBlock, type Selected } from './markdown-edits';
import styles from './markdown-field.module.css';
import { useMarkdownPreview } from './markdown-queries';
import { MarkdownText } from './markdown-text';
import { editOfKey, MarkdownToolbar } from './markdown-toolbar';

type MarkdownFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
};

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'both', label: 'Side by side' },
  { value: 'preview', label: 'Preview' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** A text in Markdown: how it is written, and how visitors read it. */
export function MarkdownField({ label, value, error, onChange }: MarkdownFieldProps) {
  const [chosen, setView] = useState<View>(() => (matchMedia('(width >= 80rem)').matches ? 'both' : 'write'));
  // A text that was refused is shown where it can be mended.
  const view = chosen === 'preview' && error !== undefined ? 'write' : chosen;
  const field = useRef<HTMLTextAreaElement>(null);
  const pictures = usePictures(field);

  function edit(change: (selected: Selected) => Edit): void {
    if (field.current) applyEdit(field.current, change(selectedOf(field.current)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const change = editOfKey(event);
    if (!change) return;
    event.preventDefault();
    edit(change);
  }

  function onPaste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    // Words that were copied with a picture of them are meant as words.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    pictures.take(files);
  }

  return (
    <div className={`stack-3 ${styles.field}`}>
      <div className={`row ${styles.head}`}>
        <Segmented label="Write or preview" options={VIEWS} value={view} onValueChange={setView} />
        {view !== 'preview' && <MarkdownToolbar onEdit={edit} onPicture={pictures.choose} />}
      </div>
      <div className={`stack-4 ${styles.panes}`} data-view={view}>
        {view !== 'preview' && (
          <FileDrop hint="Drop to insert" onFiles={pictures.take} className={styles.write}>
            <Field label={label} hideLabel error={error}>
              <TextArea
                ref={field}
                rows={18}
                value={value}
                onChange={event => onChange(event.target.value)}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
              />
            </Field>
          </FileDrop>
        )}
        {view !== 'write' && <MarkdownPreview label={label} text={value} />}
      </div>
      <input {...pictures.input} type="file" hidden multiple accept={MEDIA_ACCEPTED} />
      {pictures.dialog}
    </div>
  );
}

function MarkdownPreview({ label, text }: { label: string; text: string }) {
  const { html, isFailed } = useMarkdownPreview(text);
  return (
    <section aria-label={`Preview of ${label}`} className={styles.preview}>
      {isFailed && <Alert tone="err">The preview can't be loaded.</Alert>}
      {html === null && !isFailed && <Spinner label="Loading preview..." />}
      {html !== null && <MarkdownText html={html} emptyTitle="Nothing to preview." />}
    </section>
  );
}

type Insertion = { selected: Selected; markdown: string };

/** Pictures on their way into the field: chosen, pasted or dropped, then sent and described in a dialog. */
function usePictures(field: RefObject<HTMLTextAreaElement | null>) {
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<{ files: File[]; selected: Selected } | null>(null);
  const [ready, setReady] = useState<Insertion | null>(null);
  // By then the dialog is closed, and the field can have the focus. Not within the effect: React would set the field's
  // value anew there, and Undo would know of nothing before.
  useEffect(() => {
    if (ready === null) return;
    const timer = setTimeout(() => {
      setReady(null);
      if (field.current) applyEdit(field.current, insertBlock(ready.selected, ready.markdown));
    });
    return () => clearTimeout(timer);
  }, [ready, field]);

  /** Where they belong is remembered: behind a dialog the field loses its place. */
  function take(files: File[]): void {
    if (files.length > 0 && field.current) setTaken({ files, selected: selectedOf(field.current) });
  }

  return {
    take,
    choose: () => input.current?.click(),
    input: {
      ref: input,
      onChange: () => {
        take([...(input.current?.files ?? [])]);
        // The same file may be chosen again, after it failed.
        if (input.current) input.current.value = '';
      },
    },
    dialog: taken && (
      <InsertPictures
        files={taken.files}
        onClose={() => setTaken(null)}
        onInsert={markdown => {
          setTaken(null);
          setReady({ selected: taken.selected, markdown });
        }}
      />
    ),
  };
}
