import { useEffect, useRef, useState } from 'react';
import { isMediaFile, MEDIA_FAILED, toMediaType } from '#client/content/media/media-item';
import { MediaPreview } from '#client/content/media/media-preview';
import { type Uploads, useUploads } from '#client/content/upload/upload-queue';
import { UploadState } from '#client/content/upload/upload-state';
import { Field, TextInput } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import styles from './markdown-editor.module.css';
import { type FigureWidth, figureMarkdown } from './markdown-edits';

type InsertPicturesProps = {
  files: File[];
  onClose: () => void;
  onInsert: (markdown: string) => void;
};

type Item = { key: string; file: File; url: string; alt: string; caption: string };

type Layout = FigureWidth | 'pair';

const LAYOUTS: { value: Layout; label: string }[] = [
  { value: '', label: 'Text width' },
  { value: 'wide', label: 'Wider than the text' },
  { value: 'full', label: 'Full page width' },
];
const SIDE_BY_SIDE = { value: 'pair', label: 'Side by side' } as const;
const MAX_SIDE_BY_SIDE = 3;

/** Uploads files and asks for their descriptions. They are inserted once all uploads are complete. */
export function InsertPictures({ files, onClose, onInsert }: InsertPicturesProps) {
  const [items, setItems] = useState<Item[]>(() =>
    files.map((file, index) => ({ key: String(index), file, url: '', alt: '', caption: '' })),
  );
  const [layout, setLayout] = useState<Layout>('');
  const change = (key: string, changed: Partial<Item>) =>
    setItems(before => before.map(item => (item.key === key ? { ...item, ...changed } : item)));
  const uploads = useUploads({
    check: file => (isMediaFile(file) ? null : `${file.name} isn't an image or a video.`),
    onStored: (key, url) => change(key, { url }),
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    for (const { key, file } of items) uploads.start(key, file);
  });
  const remove = (key: string) => {
    uploads.cancel(key);
    if (items.length === 1) onClose();
    setItems(before => before.filter(item => item.key !== key));
  };
  const canPair = items.length > 1 && items.length <= MAX_SIDE_BY_SIDE;
  const insert = () =>
    onInsert(figureMarkdown(items, layout === 'pair' ? '' : layout, layout === 'pair' && canPair));
  return (
    <Dialog
      open
      onClose={onClose}
      title={items.length > 1 ? 'Insert images' : 'Insert image'}
      action={
        <Button variant="primary" disabled={items.some(({ url }) => url === '')} onClick={insert}>
          Insert
        </Button>
      }
    >
      <div className="stack-4">
        {items.map(item => (
          <PictureFields
            key={item.key}
            item={item}
            uploads={uploads}
            onChange={changed => change(item.key, changed)}
            onRemove={() => remove(item.key)}
          />
        ))}
        <Field label="Layout">
          <OptionSelect
            options={canPair ? [...LAYOUTS, SIDE_BY_SIDE] : LAYOUTS}
            value={layout === 'pair' && !canPair ? '' : layout}
            onValueChange={setLayout}
          />
        </Field>
      </div>
    </Dialog>
  );
}

type PictureFieldsProps = {
  item: Item;
  uploads: Uploads;
  onChange: (changed: Partial<Item>) => void;
  onRemove: () => void;
};

function PictureFields({ item, uploads, onChange, onRemove }: PictureFieldsProps) {
  const { key, file, url, alt, caption } = item;
  const upload = uploads.find(key);
  return (
    <fieldset className={`stack-4 ${styles.inserted}`}>
      <legend className="visually-hidden">{file.name}</legend>
      <MediaPreview item={{ type: toMediaType(file), url }} name={file.name} />
      <div className="stack-3">
        {upload && (
          <UploadState
            upload={upload}
            failure={MEDIA_FAILED}
            onCancel={onRemove}
            onRetry={() => uploads.retry(key)}
          />
        )}
        <Field label="Description" hint="Read aloud to visitors who can't see it.">
          <TextInput value={alt} onChange={event => onChange({ alt: event.target.value })} />
        </Field>
        <Field label="Caption" optional>
          <TextInput value={caption} onChange={event => onChange({ caption: event.target.value })} />
        </Field>
      </div>
    </fieldset>
  );
}
