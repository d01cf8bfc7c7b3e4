import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useSession } from '#client/lib/session/session-context';
import { FileButton, type FileButtonProps } from './file-button';
import { isAbort, sendBody } from './upload-file';
import type { QueuedUpload } from './upload-queue';
import { UploadState } from './upload-state';

type ZipUploadOptions<Answer> = {
  address: string;
  schema: z.ZodType<Answer>;
  onUploaded: (answer: Answer, file: File) => void;
};

/** Uploads a zip file, which the server reads before it responds. Unmounting cancels the upload. */
export function useZipUpload<Answer>({ address, schema, onUploaded }: ZipUploadOptions<Answer>) {
  const session = useSession();
  const [upload, setUpload] = useState<QueuedUpload>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    // After the last byte, the server still reads the file.
    const onProgress = (sent: number) =>
      setUpload({ file, phase: 'sending', fraction: sent === 1 ? null : sent });
    try {
      const options = { onProgress, signal: controller.signal, type: 'application/zip' };
      const answer = await sendBody(session, address, file, options);
      const parsed = schema.safeParse(answer);
      if (!parsed.success) throw new Error('The server sent an unexpected response.');
      setUpload(undefined);
      onUploaded(parsed.data, file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setUpload(isAbort(error) ? undefined : { file, phase: 'failed', reason, canRetry: true });
    }
  }

  return {
    upload,
    start: (file: File) => void start(file),
    /** Cancels the upload or dismisses its failure. */
    cancel: () => {
      running.current?.abort();
      setUpload(undefined);
    },
  };
}

type ZipUploadButtonProps = ReturnType<typeof useZipUpload> &
  Partial<Pick<FileButtonProps, 'accept' | 'multiple' | 'busy' | 'onFiles'>> & { label: string };

export function ZipUploadButton({ label, upload, start, cancel, busy, ...choice }: ZipUploadButtonProps) {
  const isUnderWay = busy || (upload !== undefined && upload.phase !== 'failed');
  return (
    <div className="stack-4">
      <p>
        <FileButton
          icon="upload"
          accept=".zip,application/zip"
          onFiles={([file]) => {
            if (file) start(file);
          }}
          {...choice}
          busy={isUnderWay}
        >
          {label}
        </FileButton>
      </p>
      {upload && (
        <div role={upload.phase === 'failed' ? 'alert' : undefined}>
          <UploadState
            upload={upload}
            failure="Upload rejected."
            onCancel={cancel}
            onRetry={() => start(upload.file)}
          />
        </div>
      )}
    </div>
  );
}
