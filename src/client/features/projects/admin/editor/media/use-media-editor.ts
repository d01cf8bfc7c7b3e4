import { useEffect, useState } from 'react';
import {
  createMediaItem,
  isMediaFile,
  MEDIA_FAILED,
  NEW_MEDIA_ITEM,
  withAlt,
  withUpload,
} from '#client/content/media/media-item';
import { useUploads } from '#client/content/upload/upload-queue';
import { sortByIds } from '#client/editing/reorder/order';
import { type Keyed, withKeys } from '#client/editing/rows';
import type { ProjectFormProps } from '#client/features/projects/admin/editor/project-fields';
import { useToast } from '#client/ui/feedback/toast';
import type { MediaItem } from '#shared/contract/project';

export type MediaEditor = ReturnType<typeof useMediaEditor>;

/**
 * Edits the media of the working copy. Call it above the tab, because uploads continue while another tab is
 * shown, and saving waits for them.
 */
export function useMediaEditor({ copy }: ProjectFormProps['project']) {
  const toast = useToast();
  const [status, setStatus] = useState('');
  const uploads = useUploads({
    check: file => (isMediaFile(file) ? null : `${file.name} isn't an image or a video.`),
    onStored: (key, url, file) => {
      edit(key, item => withUpload(item, url, file));
      setStatus(`${file.name} uploaded. Save Changes to keep it.`);
    },
    onFailed: () => toast.failure(MEDIA_FAILED),
  });
  // The items come from the copy, because two uploads may finish before the next render.
  const latest = () => copy.getState().fields.media;
  useEffect(() => uploads.cancelExcept(new Set(latest().map(({ key }) => key))));

  function update(change: (media: readonly Keyed<MediaItem>[]) => readonly Keyed<MediaItem>[]): void {
    copy.change({ media: change(latest()) });
  }

  function edit(key: string, change: (item: MediaItem) => MediaItem): void {
    update(items => items.map(item => (item.key === key ? { ...change(item), key } : item)));
  }

  /** Adds an item for each file. It keeps its position even if the upload fails. */
  function addFiles(files: File[]): void {
    const added = withKeys(files.map(createMediaItem));
    update(items => [...items, ...added]);
    for (const [index, { key }] of added.entries()) {
      const file = files[index];
      if (file) uploads.start(key, file);
    }
  }

  return {
    uploads,
    /** Screen readers announce this text when it changes. */
    status,
    announce: setStatus,
    edit,
    addNew: () => {
      update(items => [...items, ...withKeys([NEW_MEDIA_ITEM])]);
      setStatus(`Media item ${latest().length} added.`);
    },
    addFiles,
    remove: (key: string) => {
      uploads.cancel(key);
      update(items => items.filter(item => item.key !== key));
    },
    /** Swaps an image with the project's main image, together with their texts. No file is deleted. */
    makeMain: (key: string) => {
      const before = copy.getState().fields;
      const chosen = before.media.find(item => item.key === key);
      if (!chosen) return;
      const { image, imageAlt } = before;
      const replaced = image === '' ? [] : [{ ...withAlt({ type: 'image', url: image }, imageAlt), key }];
      copy.change({
        image: chosen.url,
        imageAlt: chosen.alt || chosen.caption || '',
        media: before.media.flatMap(item => (item.key === key ? replaced : [item])),
      });
      toast.info('Main image changed.', {
        actions: [
          {
            label: 'Undo',
            onAct: () => copy.change({ image, imageAlt, media: before.media }),
          },
        ],
      });
    },
    /** Items added meanwhile stay at the end. */
    reorder: (order: string[]) => update(items => sortByIds(items, order, ({ key }) => key)),
  };
}
