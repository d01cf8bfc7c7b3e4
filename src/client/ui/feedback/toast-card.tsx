import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../icons/icon';
import { Button, IconButton } from '../primitives/button';
import { classNames } from '../primitives/class-names';
import styles from './toast.module.css';

export type ToastOptions = {
  /** A button such as Retry. Pressing it also dismisses the toast. */
  action?: { label: string; onAct: () => void };
  /** Time on screen in milliseconds. Defaults to five seconds. */
  shownMs?: number;
  /** A new toast replaces the previous one with the same topic, so that a success removes an old failure. */
  topic?: string;
};

export type Toast = ToastOptions & { id: number; tone: 'ok' | 'err' | 'info'; message: string };

const SHOWN_MS = 5000;
const ICONS: Record<Toast['tone'], IconName> = {
  ok: 'circle-check',
  err: 'circle-exclamation',
  info: 'circle-info',
};

export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const { id, tone, message, action, shownMs = SHOWN_MS } = toast;
  const [isPaused, setPaused] = useState(false);

  // Hovering or focusing a toast pauses it; its full time starts again afterwards.
  const isExpiring = tone !== 'err' && !isPaused;
  useEffect(() => {
    if (!isExpiring) return;
    const timer = setTimeout(() => onDismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [isExpiring, id, shownMs, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the toast
    <div
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
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
