import { useEffect, useState } from 'react';
import { findErrorCode } from '#client/lib/api/api-error';
import { isAbort, type UploadFile, useUploadFile } from './upload-file';

export type QueuedUpload = { file: File } & (
  | { phase: 'waiting' }
  /** The `fraction` is null while the file is prepared or the server processes it. */
  | { phase: 'sending'; fraction: number | null }
  | { phase: 'failed'; reason: string; canRetry: boolean }
);

export type UploadMap = ReadonlyMap<string, QueuedUpload>;

export type UploadQueueOptions = {
  onStored: (key: string, url: string, file: File) => void;
  /** Called after every failure except an expired session, which leads to the sign-in screen. */
  onFailed?: () => void;
  check?: (file: File) => string | null;
  /** Converts the chosen file before sending, such as cropping a picture. */
  prepare?: (file: File) => Promise<File>;
  /** The upload endpoint. Defaults to that of pictures and videos. */
  address?: string | undefined;
};

/** Browsers open six HTTP/1.1 connections to a server, and other calls need some of them. */
const MAX_CONCURRENT = 3;

/** Uploads several files at once, each under a key of the caller. A key has at most one upload. */
export function createUploadQueue(onChange: (uploads: UploadMap) => void) {
  const uploads = new Map<string, QueuedUpload>();
  const running = new Map<string, AbortController>();
  const withPermit = createSemaphore(MAX_CONCURRENT);

  function show(key: string, upload: QueuedUpload | null): void {
    if (upload) uploads.set(key, upload);
    else uploads.delete(key);
    onChange(new Map(uploads));
  }

  async function send(uploadFile: UploadFile, key: string, file: File, options: UploadQueueOptions) {
    const controller = new AbortController();
    const isCurrent = () => running.get(key) === controller;
    const onProgress = (sent: number | null) => {
      if (isCurrent()) show(key, { file, phase: 'sending', fraction: sent === 1 ? null : sent });
    };
    running.set(key, controller);
    show(key, { file, phase: 'waiting' });
    try {
      const url = await withPermit(async () => {
        onProgress(null);
        const body = options.prepare ? await options.prepare(file) : file;
        return uploadFile(body, { onProgress, signal: controller.signal, address: options.address });
      });
      if (!isCurrent()) return;
      running.delete(key);
      show(key, null);
      options.onStored(key, url, file);
    } catch (error) {
      if (!isCurrent() || isAbort(error)) return;
      running.delete(key);
      const reason = error instanceof Error ? error.message : String(error);
      show(key, { file, phase: 'failed', reason, canRetry: true });
      if (findErrorCode(error) !== 'UNAUTHORIZED') options.onFailed?.();
    }
  }

  /** Cancels the upload of a key or dismisses its failure. */
  function cancel(key: string): void {
    const controller = running.get(key);
    running.delete(key);
    controller?.abort();
    show(key, null);
  }

  return {
    start: (uploadFile: UploadFile, key: string, file: File, options: UploadQueueOptions): void => {
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
    /** Cancels the uploads of all other keys. */
    cancelExcept: (keys: ReadonlySet<string>): void => {
      for (const key of uploads.keys()) {
        if (!keys.has(key)) cancel(key);
      }
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Manages running and failed uploads by key. A list has a key per item, and a single file a constant one.
 * Unmounting cancels the uploads.
 */
export function useUploads(options: UploadQueueOptions) {
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
