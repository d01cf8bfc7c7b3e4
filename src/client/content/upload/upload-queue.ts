import { errorCode } from '#client/lib/api/api-error';
import { isAbort, type UploadFile } from './upload-file';

export type Upload = { file: File } & (
  | { phase: 'waiting' }
  /** `fraction` is null while the file is prepared, and while the server works on it. */
  | { phase: 'sending'; fraction: number | null }
  | { phase: 'failed'; reason: string; canRetry: boolean }
);

/** By the key that each is for. */
export type UploadMap = ReadonlyMap<string, Upload>;

export type UploadOptions = {
  onStored: (key: string, url: string, file: File) => void;
  /** Told of every failure but an ended session: then the sign-in comes next. */
  onFailed?: () => void;
  /** Why a file is not even sent; null when it is. */
  check?: (file: File) => string | null;
  /** Makes what is sent of the file that was chosen: a part of a picture. */
  prepare?: (file: File) => Promise<File>;
  /** Where to, when not to the pictures and videos. */
  address?: string | undefined;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** A browser has six connections to a server, and the other calls of the page need some. */
const AT_A_TIME = 3;

/** Sends files, several at once, each for a key of the caller's. A key sends one file at a time. */
export function createUploadQueue(onChange: (uploads: UploadMap) => void) {
  const uploads = new Map<string, Upload>();
  const running = new Map<string, AbortController>();
  const withPermit = createSemaphore(AT_A_TIME);

  function show(key: string, upload: Upload | null): void {
    if (upload) uploads.set(key, upload);
    else uploads.delete(key);
    onChange(new Map(uploads));
  }

  async function send(uploadFile: UploadFile, key: string, file: File, options: UploadOptions) {
    const controller = new AbortController();
    const isWanted = () => running.get(key) === controller;
    const onProgress = (sent: number | null) => {
      if (isWanted()) show(key, { file, phase: 'sending', fraction: sent === 1 ? null : sent });
    };
    running.set(key, controller);
    show(key, { file, phase: 'waiting' });
    try {
      const { url } = await withPermit(async () => {
        onProgress(null);
        const body = options.prepare ? await options.prepare(file) : file;
        return uploadFile(body, { onProgress, signal: controller.signal, address: options.address });
      });
      if (!isWanted()) return;
      running.delete(key);
      show(key, null);
      options.onStored(key, url, file);
    } catch (error) {
      if (!isWanted() || isAbort(error)) return;
      running.delete(key);
      const reason = error instanceof Error ? error.message : String(error);
      show(key, { file, phase: 'failed', reason, canRetry: true });
      if (errorCode(error) !== 'UNAUTHORIZED') options.onFailed?.();
    }
  }

  /** Ends the upload for a key, or puts its failure away. */
  function cancel(key: string): void {
    const controller = running.get(key);
    running.delete(key);
    controller?.abort();
    show(key, null);
  }

  return {
    start: (uploadFile: UploadFile, key: string, file: File, options: UploadOptions): void => {
      if (running.has(key)) return;
      const refusal = options.check?.(file) ?? null;
      if (refusal === null) {
        void send(uploadFile, key, file, options);
        return;
      }
      show(key, { file, phase: 'failed', reason: refusal, canRetry: false });
      options.onFailed?.();
    },
    cancel,
    /** Ends the uploads for keys that are no longer there. */
    keepOnly: (keys: ReadonlySet<string>): void => {
      for (const key of uploads.keys()) {
        if (!keys.has(key)) cancel(key);
      }
    },
  };
}

/** Lets so many at a time go on; the others wait in the order in which they came. */
export function createSemaphore(permits: number) {
  const waiting: (() => void)[] = [];
  let free = permits;

  async function acquire(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>(resolve => waiting.push(resolve));
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async function withPermit<Result>(work: () => Promise<Result>): Promise<Result> {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
