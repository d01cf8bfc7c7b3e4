import { FileButton } from '../../../content/upload/file-button';
import { UploadState } from '../../../content/upload/upload-state';
import { Icon } from '../../../ui/icons/icon';
import type { useArrivingBackup } from './use-arriving-backup';

type FileArrivalProps = Pick<ReturnType<typeof useArrivingBackup>, 'upload' | 'start' | 'cancel'> & {
  label: string;
};

/** A button that asks for a backup; while it is sent and checked, how far it is. */
export function FileArrival({ label, upload, start, cancel }: FileArrivalProps) {
  const isUnderWay = upload !== undefined && upload.phase !== 'failed';
  return (
    <div className="stack-4">
      <p>
        <FileButton
          accept=".zip,application/zip"
          busy={isUnderWay}
          onFiles={([file]) => {
            if (file) start(file);
          }}
        >
          {!isUnderWay && <Icon name="upload" />}
          {label}
        </FileButton>
      </p>
      {upload && (
        <div role={upload.phase === 'failed' ? 'alert' : undefined}>
          <UploadState
            upload={upload}
            failure="Not taken."
            onCancel={cancel}
            onRetry={() => start(upload.file)}
          />
        </div>
      )}
    </div>
  );
}
