import { useEffect, useRef, useState } from 'react';
import type { ArrivedBackup } from '../../../../shared/contract/backup';
import { isAbort, sendBody } from '../../../content/upload/upload-file';
import type { Upload } from '../../../content/upload/upload-queue';
import { type Example, hasShape } from '../../../lib/api/answer-shape';
import { useSession } from '../../../lib/session/session-context';

const ADDRESS = '/api/backup/file';

const ARRIVED: Example<ArrivedBackup> = {
  ...{ id: '', site: '', createdAt: '', scope: 'site', hasSecrets: false, rows: 0, files: 0 },
  ...{ missingFiles: [''], content: {}, over: null },
};

/** A backup on its way to the server, which reads it from end to end and says what it is. Leaving the page ends it. */
export function useArrivingBackup() {
  const session = useSession();
  const [upload, setUpload] = useState<Upload>();
  const [arrived, setArrived] = useState<ArrivedBackup | null>(null);
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
      const answer = await sendBody(session, ADDRESS, file, options);
      if (!hasShape<ArrivedBackup>(answer, ARRIVED)) throw new Error('The server answered something else.');
      setUpload(undefined);
      setArrived(answer);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setUpload(isAbort(error) ? undefined : { file, phase: 'failed', reason, canRetry: true });
    }
  }

  return {
    upload,
    arrived,
    start: (file: File) => void start(file),
    /** Ends it, or puts a failure away. */
    cancel: () => {
      running.current?.abort();
      setUpload(undefined);
    },
    forget: () => setArrived(null),
  };
}
