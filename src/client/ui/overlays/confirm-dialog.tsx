import { type ReactNode, useId, useRef } from 'react';
import { Alert } from '#client/ui/feedback/alert';
import { Button } from '#client/ui/primitives/button';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

export type ConfirmDialogProps = {
  open: boolean;
  /** Names the action, such as "Delete Tidewatch". */
  title: ReactNode;
  question: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  /** The reason of a failure. The dialog stays open for a retry. */
  error?: ReactNode;
  children?: ReactNode;
};

/** Asks for confirmation. The focus starts on Cancel, so that an accidental Enter is harmless. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, confirmLabel, cancelLabel = 'Cancel', onConfirm, onCancel } = props;
  const { busy = false, error, children } = props;
  const titleId = useId();
  const questionId = useId();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    if (!busy) onCancel();
  };
  const modal = useModal({ open, onClose: cancel, initialFocus: cancelRef });
  return (
    <dialog
      {...modal}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={questionId}
    >
      {open && (
        <div className={`fill ${styles.inner}`}>
          <div className={styles.body}>
            <div className={`stack-2 ${styles.question}`}>
              <h2 id={titleId} className={`fill ${styles.title}`}>
                {title}
              </h2>
              <p id={questionId}>{question}</p>
              {children}
              {error && <Alert tone="err">{error}</Alert>}
            </div>
          </div>
          <footer className={`cluster ${styles.foot}`}>
            <Button ref={cancelRef} onClick={cancel} aria-disabled={busy}>
              {cancelLabel}
            </Button>
            <Button variant="danger-solid" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </div>
      )}
    </dialog>
  );
}
