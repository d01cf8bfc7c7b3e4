import { type ReactNode, type RefObject, useId } from 'react';
import { Button, IconButton } from '../primitives/button';
import { classNames } from '../primitives/class-names';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** The primary button, beside a Cancel button; replaces `footer`. */
  action?: ReactNode;
  /** The action is in progress: the dialog stays open. */
  busy?: boolean;
  /** `tall` fills 90% of the window's height and most of its width. */
  size?: 'md' | 'lg' | 'tall';
  closeLabel?: string;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  /** Mounted only while the dialog is open, so its state resets each time. */
  children: ReactNode;
};

/** A modal dialog. It closes on Escape, a click outside or its button, and then restores the focus. */
export function Dialog(props: DialogProps) {
  const { open, title, action, busy = false, size = 'md', closeLabel = 'Close' } = props;
  const { initialFocus, className, children } = props;
  const onClose = () => {
    if (!busy) props.onClose();
  };
  const footer = action ? (
    <>
      <Button onClick={onClose} aria-disabled={busy || undefined}>
        Cancel
      </Button>
      {action}
    </>
  ) : (
    props.footer
  );
  const titleId = useId();
  const modal = useModal({ open, onClose, initialFocus });
  return (
    <dialog
      {...modal}
      className={classNames(styles.dialog, styles[size], className)}
      aria-labelledby={titleId}
    >
      {open && (
        <div className={styles.inner}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="xmark" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
