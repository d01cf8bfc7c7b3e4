import { useEffect, useRef, useState } from 'react';
import { Field, Select, TextInput } from '#client/ui/forms/field';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { getMediaType, isMediaFile, MEDIA_FAILED } from '../media/media-item';
import { MediaPreview } from '../media/media-preview';
import { UploadState } from '../upload/upload-state';
import { useUploads } from '../upload/use-uploads';
import styles from './insert-pictures.module.css';
import { type FigureWidth, figureMarkdown } from './markdown-edits';

type InsertPicturesProps = {
  files: File[];
  onClose: () => void;
  onInsert: (markdown: string) => void;
};

type Item = { key: string; file: File; url: string; alt: string; caption: string };

const LAYOUTS: { value: FigureWidth | 'pair'; label: string }[] = [
  { value: '', label: 'Text width' },
  { value: 'wide', label: 'Wider than the text' },
  { value: 'full', label: 'Full page width' },
];
const MAX_SIDE_BY_SIDE = 3;

/** Uploads files and asks for their descriptions. They are inserted once all uploads are complete. */
export function InsertPictures({ files, onClose, onInsert }: InsertPicturesProps) {
  const [items, setItems] = useState<Item[]>(() =>
    files.map((file, index) => ({ key: String(index), file, url: '', alt: '', caption: '' })),
  );
  const [layout, setLayout] = useState<FigureWidth | 'pair'>('');
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
  const isPair = layout === 'pair' && canPair;
  const layouts = canPair ? [...LAYOUTS, { value: 'pair' as const, label: 'Side by side' }] : LAYOUTS;
  const insert = () => onInsert(figureMarkdown(items, layout === 'pair' ? '' : layout, isPair));
  return (
    <Dialog
      open
      onClose={onClose}
      title={items.length > 1 ? 'Insert images' : 'Insert image'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={items.some(({ url }) => url === '')} onClick={insert}>
            Insert
          </Button>
        </>
      }
    >
      <div className="stack-4">
        {items.map(item => {
          const upload = uploads.find(item.key);
          return (
            <fieldset key={item.key} className={`stack-4 ${styles.item}`}>
              <legend className="visually-hidden">{item.file.name}</legend>
              <div className={styles.preview}>
                <MediaPreview item={{ type: getMediaType(item.file), url: item.url }} name={item.file.name} />
              </div>
              <div className="stack-3">
                {upload && (
                  <UploadState
                    upload={upload}
                    failure={MEDIA_FAILED}
                    onCancel={() => remove(item.key)}
                    onRetry={() => uploads.retry(item.key)}
                  />
                )}
                <Field label="Description" hint="Read aloud to visitors who can't see it.">
                  <TextInput
                    value={item.alt}
                    onChange={event => change(item.key, { alt: event.target.value })}
                  />
                </Field>
                <Field label="Caption" optional>
                  <TextInput
                    value={item.caption}
                    onChange={event => change(item.key, { caption: event.target.value })}
                  />
                </Field>
              </div>
            </fieldset>
          );
        })}
        <Field label="Layout">
          <Select
            value={layouts.some(({ value }) => value === layout) ? layout : ''}
            onChange={event => {
              setLayout(layouts.find(({ value }) => value === event.target.value)?.value ?? '');
            }}
          >
            {layouts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Dialog>
  );
}
