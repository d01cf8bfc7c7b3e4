import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbort, type UploadedFile, useUploadFile } from './upload-file';

type FileUploadOptions = {
  onUploaded: (file: UploadedFile) => void;
  /** Where to, when not to the pictures and videos. */
  address?: string;
};

/** Sends one file at a time: how far it has come, and the words of the server when it would not have it. */
export function useFileUpload({ onUploaded, address }: FileUploadOptions) {
  const uploadFile = useUploadFile();
  const [fraction, setFraction] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController | null>(null);

  // Whoever leaves the page does not want the file any more.
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    try {
      const { signal } = controller;
      onUploaded(await uploadFile(file, { onProgress: setFraction, signal, address }));
    } catch (failure) {
      if (!isAbort(failure)) setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      running.current = null;
      setFraction(null);
    }
  }

  const cancel = useCallback(() => running.current?.abort(), []);
  return {
    /** From 0 to 1 while a file is under way, else null. */
    fraction,
    error,
    refuse: setError,
    send: (file: File) => void send(file),
    cancel,
  };
}

export type FileUpload = ReturnType<typeof useFileUpload>;
