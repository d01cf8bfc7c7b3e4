import {
  MEDIA_ACCEPTED,
  MEDIA_FAILED,
  withAlt,
  withCaption,
  withUrl,
} from '#client/content/media/media-item';
import { MediaPreview } from '#client/content/media/media-preview';
import { FileButton } from '#client/content/upload/file-button';
import { FileDrop } from '#client/content/upload/file-drop';
import { UploadState } from '#client/content/upload/upload-state';
import type { ReorderControls } from '#client/editing/reorder/reorder-list';
import type { Keyed } from '#client/editing/rows';
import { Field, TextInput } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Button, IconButton } from '#client/ui/primitives/button';
import type { MediaItem } from '#shared/contract/project';
import { capitalize } from '#shared/text';
import styles from './media-row.module.css';
import type { MediaEditor } from './use-media-editor';

type MediaRowProps = {
  item: Keyed<MediaItem>;
  editor: MediaEditor;
  controls: ReorderControls;
  findError: (column: keyof MediaItem) => string | undefined;
  onRemove: () => void;
};

const TYPES = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
] as const;

/** Shows one media item with a preview and fields. A file dropped on it replaces its file. */
export function MediaRow({ item, editor, controls, findError, onRemove }: MediaRowProps) {
  const name = `media item ${controls.index + 1}`;
  const { key, type, url, caption = '', alt = '', filename } = item;
  const { uploads } = editor;
  const upload = uploads.find(key);
  const isSending = upload !== undefined && upload.phase !== 'failed';
  const change = (changed: (item: MediaItem) => MediaItem) => editor.edit(key, changed);
  const takeFile = ([file]: File[]) => {
    if (file && !isSending) uploads.start(key, file);
  };

  return (
    <FileDrop className={styles.frame} onFiles={takeFile} hint="Drop to use this file">
      <fieldset className={`frame stack-4 ${styles.row}`}>
        <legend className="visually-hidden">{capitalize(name)}</legend>
        <div className={`stack-2 ${styles.move}`}>
          {controls.handle}
          {controls.isPickedUp && controls.buttons}
        </div>
        <div className={`stack-2 ${styles.preview}`}>
          <MediaPreview item={item} name={name} />
          {type === 'image' && url !== '' && (
            <MakeMainButton name={name} disabled={isSending} onClick={() => editor.makeMain(key)} />
          )}
        </div>
        <div className={`stack-4 ${styles.fields}`}>
          <div className={`stack-3 ${styles.pair}`}>
            <Field label="Type" error={findError('type')}>
              <OptionSelect
                options={TYPES}
                value={type}
                onValueChange={chosen => change(old => ({ ...old, type: chosen }))}
              />
            </Field>
            <Field label="URL" error={findError('url')}>
              <TextInput
                inputMode="url"
                placeholder="https:// or /uploads/"
                value={url}
                onChange={event => change(old => withUrl(old, event.target.value))}
              />
            </Field>
            <FileButton
              icon="upload"
              className={styles.uploadButton}
              accept={MEDIA_ACCEPTED}
              busy={isSending}
              aria-label={`Upload a file for ${name}`}
              onFiles={takeFile}
            >
              Upload
            </FileButton>
          </div>
          {upload && (
            <UploadState
              upload={upload}
              failure={MEDIA_FAILED}
              onCancel={() => uploads.cancel(key)}
              onRetry={() => uploads.retry(key)}
            />
          )}
          <Field label="Caption" optional error={findError('caption')}>
            <TextInput
              value={caption}
              onChange={event => change(old => withCaption(old, event.target.value))}
            />
          </Field>
          <Field
            label="Description"
            optional
            hint="Read aloud to visitors who can't see it. Defaults to the caption."
            error={findError('alt')}
          >
            <TextInput value={alt} onChange={event => change(old => withAlt(old, event.target.value))} />
          </Field>
          {filename !== undefined && <p className={`note ${styles.note}`}>{`File: ${filename}`}</p>}
        </div>
        <IconButton icon="trash" label={`Remove ${name}`} className={styles.remove} onClick={onRemove} />
      </fieldset>
    </FileDrop>
  );
}

type MakeMainButtonProps = { name: string; disabled: boolean; onClick: () => void };

function MakeMainButton({ name, ...button }: MakeMainButtonProps) {
  return (
    <Button {...button} size="sm" aria-label={`Make main image: ${name}`}>
      Make main image
    </Button>
  );
}
