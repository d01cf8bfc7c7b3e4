import { useEffect, useRef } from 'react';
import { createMediaItem, isMediaFile, MEDIA_FAILED, withUpload } from '#client/content/media/media-item';
import { useUploads } from '#client/content/upload/upload-queue';
import type { ProjectFormProps } from '#client/features/projects/admin/editor/project-fields';
import { useToast } from '#client/ui/feedback/toast';
import { mediaChanges } from './media-changes';

type MediaUploadsOptions = Pick<ProjectFormProps['project'], 'copy'> & {
  announce: (message: string) => void;
  /** Called when the upload of an item has become the main image. */
  onMain: (key: string) => void;
};

/** Uploads the files of media items. The first image of a project without a main image becomes it. */
export function useMediaUploads({ copy, announce, onMain }: MediaUploadsOptions) {
  const { latest, add, edit, makeMain } = mediaChanges(copy);
  const toast = useToast();
  const firstImage = useRef<string | null>(null);
  const uploads = useUploads({
    check: file => (isMediaFile(file) ? null : `${file.name} isn't an image or a video.`),
    onStored: (key, url, file) => {
      edit(key, item => withUpload(item, url, file));
      if (key === firstImage.current && latest().image === '') {
        makeMain(key);
        onMain(key);
      }
      announce(`${file.name} uploaded. Your changes aren't saved yet.`);
    },
    onFailed: () => toast.failure(MEDIA_FAILED),
  });
  useEffect(() => uploads.cancelExcept(new Set(latest().media.map(({ key }) => key))));

  return {
    uploads,
    isUploading: (key: string): boolean => {
      const upload = uploads.find(key);
      return upload !== undefined && upload.phase !== 'failed';
    },
    /** Adds an item for each file. It keeps its position even if the upload fails. */
    addFiles: (files: File[]): void => {
      const isPending = latest().media.some(({ key }) => key === firstImage.current);
      const added = add(files.map(createMediaItem));
      if (!isPending) firstImage.current = added.find(({ type }) => type === 'image')?.key ?? null;
      for (const [index, { key }] of added.entries()) {
        const file = files[index];
        if (file) uploads.start(key, file);
      }
    },
  };
}
