import { useId } from 'react';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Icon } from '../../ui/icons/icon';
import { Button } from '../../ui/primitives/button';
import { FileButton } from './file-button';
import styles from './file-upload.module.css';

export type FileUploadProps = {
  /** "Upload Image". */
  label: string;
  /** Media types, as the file chooser takes them. */
  accept: string;
  onFile: (file: File) => void;
  /** From 0 to 1 while a file is under way, else null. */
  fraction: number | null;
  onCancel: () => void;
  /** Why the last file was not taken. */
  error?: string | undefined;
};

/** A button that lets a file be chosen; while it is sent, how far it has come and a way to stop. */
export function FileUpload({ label, accept, onFile, fraction, onCancel, error }: FileUploadProps) {
  const errorId = useId();
  const isSending = fraction !== null;
  // All has been sent: how long the server works on it, nobody knows.
  const isStoring = fraction === 1;
  return (
    <div className={styles.upload}>
      <div className={styles.row}>
        <FileButton
          accept={accept}
          busy={isSending}
          aria-describedby={error ? errorId : undefined}
          onFiles={([file]) => {
            if (file) onFile(file);
          }}
        >
          {!isSending && <Icon name="upload" />}
          {label}
        </FileButton>
        {isSending && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {isSending && (
        <div className={styles.progress}>
          <ProgressBar label={`${label}: progress`} fraction={isStoring ? null : fraction} />
          <span className="num">{isStoring ? 'Storing...' : `${Math.round(fraction * 100)} %`}</span>
        </div>
      )}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          <Icon name="circle-exclamation" />
          {error}
        </p>
      )}
    </div>
  );
}
