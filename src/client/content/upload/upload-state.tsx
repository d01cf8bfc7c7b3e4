import { RetryButton } from '#client/ui/feedback/retry-alert';
import { ErrorText } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { ProgressBar } from './progress-bar';
import styles from './upload.module.css';
import type { QueuedUpload } from './upload-queue';

type UploadStateProps = {
  upload: QueuedUpload;
  failure: string;
  onCancel: () => void;
  onRetry: () => void;
};

export function UploadState({ upload, failure, onCancel, onRetry }: UploadStateProps) {
  if (upload.phase !== 'failed') {
    return (
      <div className="row">
        <UploadProgress upload={upload} />
        <Button size="sm" onClick={onCancel}>
          Cancel upload
        </Button>
      </div>
    );
  }
  return (
    <div className="row">
      <ErrorText>{`${failure} ${upload.reason}`}</ErrorText>
      <div className="line">
        {upload.canRetry && <RetryButton onRetry={onRetry} />}
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}

/** Shows the file name, percentage and progress bar of an upload, and nothing for a failed one. */
export function UploadProgress({ upload }: { upload: QueuedUpload | undefined }) {
  if (!upload || upload.phase === 'failed') return null;
  const fraction = upload.phase === 'sending' ? upload.fraction : null;
  return (
    <div className={`caption ${styles.progress}`}>
      <span className="line spread">
        <span className="truncate">{upload.file.name}</span>
        <span className="num">{upload.phase === 'waiting' ? 'Waiting...' : formatProgress(fraction)}</span>
      </span>
      <ProgressBar label={`Uploading ${upload.file.name}`} fraction={fraction} />
    </div>
  );
}

function formatProgress(fraction: number | null): string {
  return fraction === null ? 'Processing...' : `${Math.round(fraction * 100)} %`;
}
