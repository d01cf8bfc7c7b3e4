import { Icon } from '#client/ui/icons/icon';
import { FileButton, type FileButtonProps } from './file-button';
import { UploadState } from './upload-state';
import type { useZipUpload } from './use-zip-upload';

type ZipUploadButtonProps = Pick<ReturnType<typeof useZipUpload>, 'upload' | 'start' | 'cancel'> &
  Partial<Pick<FileButtonProps, 'accept' | 'multiple' | 'busy' | 'onFiles'>> & { label: string };

export function ZipUploadButton({ label, upload, start, cancel, busy, ...choice }: ZipUploadButtonProps) {
  const isUnderWay = busy || (upload !== undefined && upload.phase !== 'failed');
  return (
    <div className="stack-4">
      <p>
        <FileButton
          accept=".zip,application/zip"
          onFiles={([file]) => {
            if (file) start(file);
          }}
          {...choice}
          busy={isUnderWay}
        >
          {!isUnderWay && <Icon name="upload" />}
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
