import { useEffect, useRef, useState } from 'react';
import { isAbort, useUploadFile } from '../../../../content/upload/upload-file';
import { errorCode } from '../../../../lib/api/error-code';
import { isMediaFile } from './media-draft';
import { createSlots } from './upload-slots';

/** Uploads under way and failed ones, by the item that they are for. */
export type MediaUpload = { file: File } & (
  | { phase: 'waiting' }
  /** `fraction` is null while the server works on the file. */
  | { phase: 'sending'; fraction: number | null }
  | { phase: 'failed'; reason: string }
);

type Uploads = ReadonlyMap<string, MediaUpload>;
type Listener = {
  onStored: (key: string, url: string, file: File) => void;
  onFailed: (key: string, file: File) => void;
};

/** A browser has six connections to a server, and the other calls of the page need some. */
const AT_A_TIME = 3;

export type MediaUploads = ReturnType<typeof useMediaUploads>;

/** Sends files for media items: several at once, each on its own. Leaving the editor ends them. */
export function useMediaUploads({ onStored, onFailed }: Listener) {
  const upload = useUploadFile();
  const [uploads, setUploads] = useState<Uploads>(new Map());
  const running = useRef(new Map<string, AbortController>());
  const [inSlot] = useState(() => createSlots(AT_A_TIME));

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, []);

  function show(key: string, shown: MediaUpload | null): void {
    setUploads(current => {
      const next = new Map(current);
      if (shown) next.set(key, shown);
      else next.delete(key);
      return next;
    });
  }

  async function start(key: string, file: File): Promise<void> {
    if (running.current.has(key)) return;
    if (!isMediaFile(file)) {
      fail(key, file, `${file.name} isn't an image or a video.`);
      return;
    }
    const controller = new AbortController();
    const isWanted = () => running.current.get(key) === controller;
    running.current.set(key, controller);
    show(key, { phase: 'waiting', file });
    const onProgress = (sent: number) => {
      if (isWanted()) show(key, { phase: 'sending', file, fraction: sent < 1 ? sent : null });
    };
    try {
      const { signal } = controller;
      const { url } = await inSlot(() => upload(file, { onProgress, signal }));
      if (!isWanted()) return;
      running.current.delete(key);
      show(key, null);
      onStored(key, url, file);
    } catch (error) {
      if (!isWanted() || isAbort(error)) return;
      running.current.delete(key);
      fail(key, file, error);
    }
  }

  function fail(key: string, file: File, error: unknown): void {
    show(key, { phase: 'failed', file, reason: error instanceof Error ? error.message : String(error) });
    // Without a session the sign-in comes next (rule 11.5).
    if (errorCode(error) !== 'UNAUTHORIZED') onFailed(key, file);
  }

  /** Ends the upload for an item, or puts its failure away. */
  function cancel(key: string): void {
    const controller = running.current.get(key);
    running.current.delete(key);
    controller?.abort();
    show(key, null);
  }

  /** Ends the uploads for items that are no longer there, as when the working copy is discarded. */
  function keepOnly(keys: ReadonlySet<string>): void {
    for (const key of new Set([...running.current.keys(), ...uploads.keys()])) {
      if (!keys.has(key)) cancel(key);
    }
  }

  return {
    of: (key: string) => uploads.get(key),
    isUnderWay: [...uploads.values()].some(({ phase }) => phase !== 'failed'),
    start: (key: string, file: File) => void start(key, file),
    retry: (key: string) => {
      const failed = uploads.get(key);
      if (failed) void start(key, failed.file);
    },
    cancel,
    keepOnly,
  };
}
