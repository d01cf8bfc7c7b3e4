import { ProgressBar } from '../../../../ui/feedback/progress-bar';
import { Icon } from '../../../../ui/icons/icon';
import { Button } from '../../../../ui/primitives/button';
import { isMediaFile, MEDIA_FAILED } from './media-draft';
import styles from './media-row.module.css';
import type { MediaUpload } from './use-media-uploads';

type MediaUploadStateProps = { upload: MediaUpload; onCancel: () => void; onRetry: () => void };

/** How far the upload for an item is, or why it failed. */
export function MediaUploadState({ upload, onCancel, onRetry }: MediaUploadStateProps) {
  if (upload.phase === 'failed') {
    return (
      <div className={styles.upload}>
        <p className={styles.failure}>
          <Icon name="circle-exclamation" />
          <span>
            {MEDIA_FAILED} {upload.reason}
          </span>
        </p>
        <div className={styles.answers}>
          {isMediaFile(upload.file) && (
            <Button size="sm" onClick={onRetry}>
              Retry
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Dismiss
          </Button>
        </div>
      </div>
    );
  }
  const fraction = upload.phase === 'sending' ? upload.fraction : null;
  return (
    <div className={styles.upload}>
      <div className={styles.progress}>
        <span className={styles.progressWords}>
          <span className={styles.fileName}>{upload.file.name}</span>
          <span className="num">{phaseWords(upload)}</span>
        </span>
        <ProgressBar label={`Uploading ${upload.file.name}`} fraction={fraction} />
      </div>
      <Button size="sm" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}

function phaseWords(upload: Exclude<MediaUpload, { phase: 'failed' }>): string {
  if (upload.phase === 'waiting') return 'Waiting...';
  return upload.fraction === null ? 'Processing...' : `${Math.round(upload.fraction * 100)} %`;
}
