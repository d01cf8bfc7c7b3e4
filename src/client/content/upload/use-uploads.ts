import { useEffect, useState } from 'react';
import { useUploadFile } from './upload-file';
import { createUploadQueue, type UploadMap, type UploadOptions } from './upload-queue';

export type Uploads = ReturnType<typeof useUploads>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Manages running and failed uploads by key: one per list item, or a constant key for a single file. Unmounting cancels
 * them.
 */
export function useUploads(options: UploadOptions) {
  const uploadFile = useUploadFile();
  const [uploads, setUploads] = useState<UploadMap>(new Map());
  const [queue] = useState(() => createUploadQueue(setUploads));
  useEffect(() => () => queue.cancelExcept(NONE), [queue]);

  const start = (key: string, file: File) => queue.start(uploadFile, key, file, options);
  return {
    find: (key: string) => uploads.get(key),
    isUnderWay: [...uploads.values()].some(({ phase }) => phase !== 'failed'),
    start,
    retry: (key: string) => {
      const failed = uploads.get(key);
      if (failed) start(key, failed.file);
    },
    cancel: queue.cancel,
    cancelExcept: queue.cancelExcept,
  };
}
