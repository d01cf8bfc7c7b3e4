import { type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { Button, IconButton } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { INTERFACE_TEXTS } from '#shared/language/english/interface';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The buttons, of which the primary one is last. */
  footer?: ReactNode;
  /** The primary button, which replaces `footer` and has a Cancel button beside it. */
  action?: ReactNode;
  /** True while the action is in progress. The dialog stays open. */
  busy?: boolean;
  /**
   * The size `tall` fills 90% of the window's height and most of its width. A `sheet` rises from the bottom.
   */
  size?: 'md' | 'lg' | 'tall' | 'sheet';
  closeLabel?: string;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  /** The content is mounted only while the dialog is open, so its state resets each time. */
  children: ReactNode;
};

/** Shows a modal dialog. It closes on Escape, a click outside or its button, and then restores the focus. */
export function Dialog(props: DialogProps) {
  const t = useTranslation(INTERFACE_TEXTS);
  const { open, title, action, busy = false, size = 'md', closeLabel = t('close') } = props;
  const { initialFocus, className, children } = props;
  const onClose = () => {
    if (!busy) props.onClose();
  };
  const footer = action ? (
    <>
      <Button onClick={onClose} aria-disabled={busy}>
        {t('cancel')}
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
        <div className={`fill ${styles.inner}`}>
          <header className={`line ${styles.head}`}>
            <h2 id={titleId} className={`fill ${styles.title}`}>
              {title}
            </h2>
            <IconButton icon="xmark" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={`cluster ${styles.foot}`}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
