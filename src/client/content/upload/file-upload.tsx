import { type ReactNode, useId } from 'react';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import { FileButton } from './file-button';
import styles from './upload.module.css';
import { UploadProgress } from './upload-state';
import { useUploads } from './use-uploads';

export type FileUploadProps = {
  label: string;
  /** Media types for the browser's file dialog: "image/png,image/jpeg". */
  accept: string;
  /** Message for a file of any other type: "Must be a PDF." */
  wrongType: string;
  /** Upload endpoint. Default: that of pictures and videos. */
  address?: string;
  onUploaded: (url: string) => void;
  /** More buttons, shown while no upload is running. */
  children?: ReactNode;
};

const KEY = 'file';

export function FileUpload({ label, accept, wrongType, address, onUploaded, children }: FileUploadProps) {
  const errorId = useId();
  const uploads = useUploads({
    address,
    check: ({ type }) => (accept.split(',').includes(type) ? null : wrongType),
    onStored: (_key, url) => onUploaded(url),
  });
  const upload = uploads.find(KEY);
  const error = upload?.phase === 'failed' ? upload.reason : null;
  return (
    <div className={styles.upload}>
      <div className={styles.row}>
        <FileButton
          accept={accept}
          busy={uploads.isUnderWay}
          aria-describedby={error === null ? undefined : errorId}
          onFiles={([file]) => {
            if (file) uploads.start(KEY, file);
          }}
        >
          {!uploads.isUnderWay && <Icon name="upload" />}
          {label}
        </FileButton>
        {uploads.isUnderWay ? (
          <Button variant="ghost" onClick={() => uploads.cancel(KEY)}>
            Cancel
          </Button>
        ) : (
          children
        )}
      </div>
      <UploadProgress upload={upload} />
      {error !== null && (
        <p id={errorId} role="alert" className={styles.failure}>
          <Icon name="circle-exclamation" />
          {error}
        </p>
      )}
    </div>
  );
}
