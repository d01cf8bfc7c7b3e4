import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from './button';
import styles from './file-button.module.css';
import { Icon } from './icon';

export type FileButtonProps = {
  /** "Upload Picture". */
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
export function FileButton({ label, accept, onFile, fraction, onCancel, error }: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const errorId = useId();

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // Empty again, so that the same file can be chosen twice.
    event.target.value = '';
    if (file) onFile(file);
  }

  return (
    <div className={styles.upload}>
      <div className={styles.row}>
        <Button
          busy={fraction !== null}
          aria-describedby={error ? errorId : undefined}
          onClick={() => inputRef.current?.click()}
        >
          {fraction === null && <Icon name="arrow-up" />}
          {label}
        </Button>
        {fraction !== null && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        data-file={label}
        onChange={take}
      />
      {fraction !== null && (
        <div className={styles.progress}>
          <progress aria-label={`${label}: progress`} value={fraction} />
          <span className="num">{fraction < 1 ? `${Math.round(fraction * 100)} %` : 'Storing...'}</span>
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
