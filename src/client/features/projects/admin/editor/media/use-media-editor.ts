import { useEffect, useState } from 'react';
import {
  createMediaItem,
  isMediaFile,
  MEDIA_FAILED,
  NEW_MEDIA_ITEM,
  withUpload,
} from '#client/content/media/media-item';
import { useUploads } from '#client/content/upload/use-uploads';
import { inOrder } from '#client/editing/reorder/order';
import { type Keyed, withKeys } from '#client/editing/rows';
import { useToast } from '#client/ui/feedback/toast';
import type { MediaItem } from '#shared/contract/project';
import type { ProjectFormProps } from '../project-fields';

export type MediaEditor = ReturnType<typeof useMediaEditor>;

/**
 * What the Media tab does to the working copy. It belongs above the tab: uploads go on while another one is shown, and
 * saving must know of them.
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
  // By the copy, not by what this render shows: two uploads may end before the next one.
  const latest = () => copy.getState().fields.media;
  useEffect(() => uploads.keepOnly(new Set(latest().map(({ key }) => key))));

  function update(change: (media: readonly Keyed<MediaItem>[]) => readonly Keyed<MediaItem>[]): void {
    copy.change({ media: change(latest()) });
  }

  function edit(key: string, change: (item: MediaItem) => MediaItem): void {
    update(items => items.map(item => (item.key === key ? { ...change(item), key } : item)));
  }

  /** Each file becomes an item; it keeps its place whether its upload succeeds or not. */
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
    /** Read out as soon as it changes. */
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
    /** What came meanwhile stays at the end. */
    reorder: (order: string[]) => update(items => inOrder(items, order, ({ key }) => key)),
  };
}
