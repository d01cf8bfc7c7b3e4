import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useSession } from '#client/lib/session/session-context';
import { isAbort, sendBody } from './upload-file';
import type { Upload } from './upload-queue';

export type ArrivingFileOptions<Answer> = {
  address: string;
  /** The contract of the server's answer to a file that it has taken. */
  schema: z.ZodType<Answer>;
  onArrived: (answer: Answer, file: File) => void;
};

/** A zip file on its way to the server, which reads it before it answers. Leaving the page ends it. */
export function useArrivingFile<Answer>({ address, schema, onArrived }: ArrivingFileOptions<Answer>) {
  const session = useSession();
  const [upload, setUpload] = useState<Upload>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    // At its end the server reads all of it.
    const onProgress = (sent: number) =>
      setUpload({ file, phase: 'sending', fraction: sent === 1 ? null : sent });
    try {
      const options = { onProgress, signal: controller.signal, type: 'application/zip' };
      const answer = await sendBody(session, address, file, options);
      const arrived = schema.safeParse(answer);
      if (!arrived.success) throw new Error('The server answered something else.');
      setUpload(undefined);
      onArrived(arrived.data, file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setUpload(isAbort(error) ? undefined : { file, phase: 'failed', reason, canRetry: true });
    }
  }

  return {
    upload,
    start: (file: File) => void start(file),
    /** Ends it, or puts a failure away. */
    cancel: () => {
      running.current?.abort();
      setUpload(undefined);
    },
  };
}
