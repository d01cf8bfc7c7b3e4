import { RetryButton } from '#client/ui/feedback/load-failure';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import styles from './upload.module.css';
import type { Upload } from './upload-queue';

export type UploadStateProps = {
  upload: Upload;
  failure: string;
  onCancel: () => void;
  onRetry: () => void;
};

export function UploadState({ upload, failure, onCancel, onRetry }: UploadStateProps) {
  if (upload.phase !== 'failed') {
    return (
      <div className={`row ${styles.state}`}>
        <UploadProgress upload={upload} />
        <Button size="sm" onClick={onCancel}>
          Cancel upload
        </Button>
      </div>
    );
  }
  return (
    <div className={`row ${styles.state}`}>
      <p className={styles.failure}>
        <Icon name="circle-exclamation" />
        <span>
          {failure} {upload.reason}
        </span>
      </p>
      <div className={styles.answers}>
        {upload.canRetry && <RetryButton onRetry={onRetry} />}
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}

/** File name, percentage and progress bar; nothing for a failed upload. */
export function UploadProgress({ upload }: { upload: Upload | undefined }) {
  if (!upload || upload.phase === 'failed') return null;
  const fraction = upload.phase === 'sending' ? upload.fraction : null;
  return (
    <div className={styles.progress}>
      <span className={styles.words}>
        <span className={styles.fileName}>{upload.file.name}</span>
        <span className="num">{upload.phase === 'waiting' ? 'Waiting...' : formatProgress(fraction)}</span>
      </span>
      <progress
        className={styles.bar}
        aria-label={`Uploading ${upload.file.name}`}
        max={1}
        {...(fraction === null ? {} : { value: fraction })}
      />
    </div>
  );
}

function formatProgress(fraction: number | null): string {
  return fraction === null ? 'Processing...' : `${Math.round(fraction * 100)} %`;
}
