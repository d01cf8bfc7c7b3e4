import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { MEDIA_ACCEPTED } from '#client/content/media/media-item';
import { FileDrop } from '#client/content/upload/file-drop';
import { Alert } from '#client/ui/feedback/alert';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { Spinner } from '#client/ui/feedback/spinner';
import { Field, TextArea } from '#client/ui/forms/field';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import { Segmented } from '#client/ui/primitives/segmented';
import { InsertPictures } from './insert-pictures';
import styles from './markdown-editor.module.css';
import { applyEdit, type Edit, getSelected, insertBlock, type Selected } from './markdown-edits';
import { useMarkdownPreview } from './markdown-queries';
import { MarkdownText } from './markdown-text';
import { findShortcutEdit, MarkdownToolbar } from './markdown-toolbar';

type MarkdownFieldProps = {
  label: string;
  value: string;
  /** True while it still has the text that a new item starts with. */
  isInitial: boolean;
  error?: string | undefined;
  onChange: (text: string) => void;
};

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'both', label: 'Side by side' },
  { value: 'preview', label: 'Preview' },
] as const;
type View = (typeof VIEWS)[number]['value'];

export function MarkdownField({ label, value, isInitial, error, onChange }: MarkdownFieldProps) {
  // The first choice, which no style sheet can make. Beside the other fields, both columns have room only in a very
  // wide window.
  const [chosen, setView] = useState<View>(() =>
    matchMedia('(width >= 120rem)').matches ? 'both' : 'write',
  );
  // On phones there is no room side by side.
  const isPhone = useMediaQuery('(width < 40rem)');
  const views = isPhone ? VIEWS.filter(({ value: name }) => name !== 'both') : VIEWS;
  const isShown = views.some(({ value: name }) => name === chosen);
  // An invalid text is shown in the editor, where the owner can correct it.
  const view = isShown && !(chosen === 'preview' && error !== undefined) ? chosen : 'write';
  const field = useRef<HTMLTextAreaElement>(null);
  const pictures = usePictures(field);

  function edit(change: (selected: Selected) => Edit): void {
    if (field.current) applyEdit(field.current, change(getSelected(field.current)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const change = findShortcutEdit(event);
    if (!change) return;
    event.preventDefault();
    edit(change);
  }

  function onPaste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    // Some programs copy text together with an image of it. Then the text is pasted.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    pictures.take(files);
  }

  return (
    <div className={`stack-2 ${styles.field}`}>
      <div className={`row ${styles.head}`}>
        <Segmented label="Write or preview" options={views} value={view} onValueChange={setView} />
        {view !== 'preview' && <MarkdownToolbar onEdit={edit} onPicture={pictures.choose} />}
      </div>
      <div className={`stack-4 ${styles.panes}`} data-view={view}>
        {view !== 'preview' && (
          <FileDrop hint="Drop to insert" onFiles={pictures.take}>
            <Field label={label} hideLabel className={styles.text} isInitial={isInitial} error={error}>
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
      {isFailed && <Alert tone="err">Couldn't load the preview.</Alert>}
      {html === null && !isFailed && <Spinner label="Loading preview..." />}
      {html === '' && <EmptyState title="Nothing to preview." />}
      {html !== null && <MarkdownText html={html} />}
    </section>
  );
}

type Insertion = { selected: Selected; markdown: string };

/**
 * Handles files that are chosen, pasted or dropped. A dialog uploads and describes them, then inserts them.
 */
function usePictures(field: RefObject<HTMLTextAreaElement | null>) {
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<{ files: File[]; selected: Selected } | null>(null);
  const [ready, setReady] = useState<Insertion | null>(null);
  // Waits until the dialog is closed and the field can take the focus. In the effect itself, React would
  // reset the field's value, which clears the browser's undo history.
  useEffect(() => {
    if (ready === null) return;
    const timer = setTimeout(() => {
      setReady(null);
      if (field.current) applyEdit(field.current, insertBlock(ready.selected, ready.markdown));
    });
    return () => clearTimeout(timer);
  }, [ready, field]);

  /** Remembers the selection, which the field loses behind a dialog. */
  function take(files: File[]): void {
    if (files.length > 0 && field.current) setPending({ files, selected: getSelected(field.current) });
  }

  return {
    take,
    choose: () => input.current?.click(),
    input: {
      ref: input,
      onChange: () => {
        take([...(input.current?.files ?? [])]);
        // This allows choosing the same file again after a failure.
        if (input.current) input.current.value = '';
      },
    },
    dialog: pending && (
      <InsertPictures
        files={pending.files}
        onClose={() => setPending(null)}
        onInsert={markdown => {
          setPending(null);
          setReady({ selected: pending.selected, markdown });
        }}
      />
    ),
  };
}
