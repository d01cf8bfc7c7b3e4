import type { RefObject } from 'react';
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
import { FrameField } from '#client/editing/fields/frame-field';
import { ChangeImageButton, ImageDescriptionField, ImageUrlField } from '#client/editing/fields/image-field';
import type { ProjectFormProps } from '#client/features/projects/admin/editor/project-fields';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Field, FieldRow, TextInput } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import type { MediaItem } from '#shared/contract/project';
import type { Tile } from './media-tiles';
import type { MediaEditor } from './use-media-editor';

const TYPES = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
] as const;

type MainFieldsProps = ProjectFormProps & { editor: MediaEditor };

/** Edits the main image. A file dropped on it replaces it. */
export function MainFields({ project, editor: { image, tiles } }: MainFieldsProps) {
  return (
    <FileDrop className="stack-4" onFiles={image.choose} hint="Drop to crop and upload">
      <MediaPreview item={tiles[0]} name="main image" fit="cover" />
      <ImageDescriptionField edit={project} name="imageAlt" />
      <FrameField url={image.url} onChange={image.change} />
      <ImageUrlField image={image} error={project.findIssue('image')} />
      <div>
        <ChangeImageButton image={image} />
      </div>
    </FileDrop>
  );
}

type ItemFieldsProps = { editor: MediaEditor; tile: Tile; urlField: RefObject<HTMLInputElement | null> };

/** Edits a media item. A file dropped on it replaces its file. */
export function ItemFields({ editor, tile, urlField }: ItemFieldsProps) {
  const { key, type, url, caption = '', alt = '', loop = false, filename } = tile;
  const { uploads } = editor;
  const upload = uploads.find(key);
  const isUploading = editor.isUploading(key);
  const name = editor.getName(key);
  const change = (changed: (item: MediaItem) => MediaItem) => editor.edit(key, changed);
  const takeFile = ([file]: File[]) => {
    if (file && !isUploading) uploads.start(key, file);
  };
  return (
    <FileDrop className="stack-4" onFiles={takeFile} hint="Drop to use this file">
      <MediaPreview item={tile} name={name} />
      {upload && (
        <UploadState
          upload={upload}
          failure={MEDIA_FAILED}
          onCancel={() => uploads.cancel(key)}
          onRetry={() => uploads.retry(key)}
        />
      )}
      <Field label="Caption" optional error={editor.findError(key, 'caption')}>
        <TextInput value={caption} onChange={event => change(old => withCaption(old, event.target.value))} />
      </Field>
      <Field
        label="Description"
        optional
        hint="Read aloud to visitors who can't see it. Defaults to the caption."
        error={editor.findError(key, 'alt')}
      >
        <TextInput value={alt} onChange={event => change(old => withAlt(old, event.target.value))} />
      </Field>
      {type === 'image' && (
        <FrameField url={url} onChange={framed => change(old => ({ ...old, url: framed }))} />
      )}
      {type === 'video' && (
        <LabeledCheckbox checked={loop} onChange={event => editor.setLoop(key, event.target.checked)}>
          Play on the card: the first six seconds, without sound
        </LabeledCheckbox>
      )}
      <Field label="URL" error={editor.findError(key, 'url')}>
        <FieldRow>
          <TextInput
            ref={urlField}
            inputMode="url"
            placeholder="https:// or /uploads/"
            value={url}
            onChange={event => change(old => withUrl(old, event.target.value))}
          />
          <FileButton
            icon="upload"
            accept={MEDIA_ACCEPTED}
            busy={isUploading}
            aria-label={`Upload a file for ${name}`}
            onFiles={takeFile}
          >
            Upload
          </FileButton>
        </FieldRow>
      </Field>
      {filename !== undefined && <p className="note">{`File: ${filename}`}</p>}
      <Field label="Type" error={editor.findError(key, 'type')}>
        <OptionSelect
          options={TYPES}
          value={type}
          onValueChange={chosen => change(old => ({ ...old, type: chosen }))}
        />
      </Field>
    </FileDrop>
  );
}
