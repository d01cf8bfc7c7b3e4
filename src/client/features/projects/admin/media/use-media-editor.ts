import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MediaItem } from '../../../../../shared/contract/project';
import {
  isMediaFile,
  itemFor,
  MEDIA_FAILED,
  NEW_MEDIA_ITEM,
  withUpload,
} from '../../../../content/media/media-item';
import { useUploads } from '../../../../content/upload/use-uploads';
import { moveItem } from '../../../../editing/reorder/move-item';
import { useToast } from '../../../../ui/feedback/toast';
import { adoptKeys, keepKey, keyOf } from './item-keys';

export type MediaEditor = ReturnType<typeof useMediaEditor>;

/**
 * What the Media tab does to the working copy. It belongs above the tab: uploads go on while another one is shown, and
 * saving must know of them.
 */
export function useMediaEditor(media: MediaItem[], onChange: (media: MediaItem[]) => void) {
  const toast = useToast();
  const [status, setStatus] = useState('');
  // Two uploads may end before the next render: the second must find what the first has changed.
  const latest = useRef(media);
  if (media !== latest.current) adoptKeys(latest.current, media);
  useLayoutEffect(() => {
    latest.current = media;
  }, [media]);
  const uploads = useUploads({
    check: file => (isMediaFile(file) ? null : `${file.name} isn't an image or a video.`),
    onStored: (key, url, file) => {
      edit(key, item => withUpload(item, url, file));
      setStatus(`${file.name} uploaded. Save Changes to keep it.`);
    },
    onFailed: () => toast.failure(MEDIA_FAILED),
  });
  useEffect(() => uploads.keepOnly(new Set(latest.current.map(keyOf))));

  function update(next: MediaItem[]): void {
    if (next === latest.current) return;
    latest.current = next;
    onChange(next);
  }

  function edit(key: string, change: (item: MediaItem) => MediaItem): void {
    update(latest.current.map(item => (keyOf(item) === key ? keepKey(item, change(item)) : item)));
  }

  function add(...items: MediaItem[]): void {
    update([...latest.current, ...items]);
  }

  /** Each file becomes an item; it keeps its place whether its upload succeeds or not. */
  function addFiles(files: File[]): void {
    const made = files.map(file => ({ file, item: itemFor(file) }));
    add(...made.map(({ item }) => item));
    for (const { file, item } of made) uploads.start(keyOf(item), file);
  }

  function remove(key: string): void {
    uploads.cancel(key);
    update(latest.current.filter(item => keyOf(item) !== key));
  }

  function move(key: string, place: number): void {
    const from = latest.current.findIndex(item => keyOf(item) === key);
    update(moveItem(latest.current, from, place));
  }

  /** After dragging: what came meanwhile stays at the end. */
  function sort(order: string[]): void {
    const places = new Map(order.map((key, place) => [key, place]));
    const placeOf = (item: MediaItem) => places.get(keyOf(item)) ?? order.length;
    update(latest.current.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }

  return {
    media,
    uploads,
    /** Read out as soon as it changes. */
    status,
    announce: setStatus,
    edit,
    addNew: () => {
      add({ ...NEW_MEDIA_ITEM });
      setStatus(`Media item ${latest.current.length} added.`);
    },
    addFiles,
    remove,
    move,
    sort,
  };
}
