import { useEffect, useState } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { Icon, type IconName } from '#client/ui/icons/icon';
import { Button, IconButton } from '#client/ui/primitives/button';
import { INTERFACE_TEXTS } from '#shared/language/english/interface';
import styles from './toast.module.css';

export type ToastAction = { label: string; onAct: () => void };

export type ToastOptions = {
  /** Buttons such as Retry. Pressing one also dismisses the toast. */
  actions?: readonly ToastAction[];
  /** The time on screen in milliseconds. Defaults to five seconds. */
  shownMs?: number;
  /** A new toast replaces the previous one with the same topic, so that a success removes an old failure. */
  topic?: string | undefined;
};

export type Toast = ToastOptions & { id: number; tone: 'ok' | 'err' | 'info'; message: string };

const SHOWN_MS = 5000;
const ICONS: Record<Toast['tone'], IconName> = {
  ok: 'circle-check',
  err: 'circle-exclamation',
  info: 'circle-info',
};

export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const t = useTranslation(INTERFACE_TEXTS);
  const { id, tone, message, actions = [], shownMs = SHOWN_MS } = toast;
  const [isPaused, setPaused] = useState(false);

  // Hovering or focusing a toast pauses it. Its full time starts again afterwards.
  const isExpiring = tone !== 'err' && !isPaused;
  useEffect(() => {
    if (!isExpiring) return;
    const timer = setTimeout(() => onDismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [isExpiring, id, shownMs, onDismiss]);

  /** The button goes with the toast, so the page gets the focus, as after a navigation. */
  function dismiss(): void {
    onDismiss(id);
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the toast
    <div
      data-tone={tone}
      className={`line ${styles.toast}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={ICONS[tone]} className={styles.icon} />
      <p className="fill">{message}</p>
      <IconButton icon="xmark" label={t('dismiss')} onClick={dismiss} />
      {actions.length > 0 && (
        <div className={`line ${styles.actions}`}>
          {actions.map(({ label, onAct }) => (
            <Button
              key={label}
              size="sm"
              onClick={() => {
                dismiss();
                onAct();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
