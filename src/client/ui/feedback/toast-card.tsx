import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../icons/icon';
import { Button, IconButton } from '../primitives/button';
import { classNames } from '../primitives/class-names';
import styles from './toast.module.css';
import type { Toast } from './toast-types';

const SHOWN_MS = 5000;
const ICONS: Record<Toast['tone'], IconName> = {
  ok: 'circle-check',
  err: 'circle-exclamation',
  info: 'circle-info',
};

/** One message. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const { id, tone, message, action, shownMs = SHOWN_MS } = toast;
  const [held, setHeld] = useState(false);

  // A toast that someone points at or has the focus in waits; its time then starts again.
  const leaves = tone !== 'err' && !held;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => onDismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [leaves, id, shownMs, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing holds the toast, it does nothing else
    <div
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[tone]} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            onDismiss(id);
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="xmark" label="Dismiss" onClick={() => onDismiss(id)} />
    </div>
  );
}
