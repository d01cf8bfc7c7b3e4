import { useEffect, useState } from 'react';
import { useUploadFile } from './upload-file';
import { createUploadQueue, type UploadMap, type UploadOptions } from './upload-queue';

export type Uploads = ReturnType<typeof useUploads>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Uploads under way and failed ones, each for a key of the caller's: an item of a list, or always the same one where
 * there is one file. Leaving the page ends them.
 */
export function useUploads(options: UploadOptions) {
  const uploadFile = useUploadFile();
  const [uploads, setUploads] = useState<UploadMap>(new Map());
  const [queue] = useState(() => createUploadQueue(setUploads));
  useEffect(() => () => queue.keepOnly(NONE), [queue]);

  const start = (key: string, file: File) => queue.start(uploadFile, key, file, options);
  return {
    of: (key: string) => uploads.get(key),
    isUnderWay: [...uploads.values()].some(({ phase }) => phase !== 'failed'),
    start,
    retry: (key: string) => {
      const failed = uploads.get(key);
      if (failed) start(key, failed.file);
    },
    cancel: queue.cancel,
    keepOnly: queue.keepOnly,
  };
}
