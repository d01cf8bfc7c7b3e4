import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { Icon, type IconName } from '../icons/icon';
import { Button, IconButton } from '../primitives/button';
import { classNames } from '../primitives/class-names';
import styles from './toast.module.css';

export type Toasts = {
  /** Read out when there is time; goes away after five seconds. */
  success: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => void;
  /** Read out at once; stays until it is put away. */
  failure: (message: string, options?: ToastOptions) => void;
};

const ToastContext = createContext<Toasts | null>(null);

/** Shows the messages of everything below it. It belongs above the router, so that a message outlives its page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const dismiss = useCallback((id: number) => setToasts(shown => shown.filter(toast => toast.id !== id)), []);
  const show = useMemo<Toasts>(() => {
    let lastId = 0;
    const add = (tone: Toast['tone'], message: string, options: ToastOptions = {}) => {
      lastId += 1;
      const toast: Toast = { id: lastId, tone, message, ...options };
      // The same words again replace the old toast: its five seconds start anew and nothing piles up. One with a button
      // stays: that undoes or tries again something else.
      const isRepeated = (old: Toast) => !old.action && old.tone === tone && old.message === message;
      const isOutdated = (old: Toast) => options.topic !== undefined && old.topic === options.topic;
      setToasts(shown => [...shown.filter(old => !isRepeated(old) && !isOutdated(old)), toast]);
    };
    return {
      success: (message, options) => add('ok', message, options),
      info: (message, options) => add('info', message, options),
      failure: (message, options) => add('err', message, options),
    };
  }, []);

  const card = (toast: Toast) => <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />;
  return (
    <ToastContext value={show}>
      {children}
      {/* The live regions are there before their messages: one that arrives together with its text is often not read. */}
      <section aria-label="Notifications" className={styles.toasts}>
        <div role="alert" aria-atomic="false" className={styles.stack}>
          {toasts.filter(toast => toast.tone === 'err').map(card)}
        </div>
        <div role="status" aria-atomic="false" className={styles.stack}>
          {toasts.filter(toast => toast.tone !== 'err').map(card)}
        </div>
      </section>
    </ToastContext>
  );
}

/** Shows short messages from anywhere below a ToastProvider. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}

export type ToastOptions = {
  /** A button that does something about it: Retry. Pressing it puts the toast away. */
  action?: { label: string; onAct: () => void };
  /** How long it stays, in milliseconds: five seconds unless its action needs longer. */
  shownMs?: number;
  /** What it is about: it takes the place of the last one about the same, so that no failure outlives the success. */
  topic?: string;
};

type Toast = ToastOptions & { id: number; tone: 'ok' | 'err' | 'info'; message: string };

const SHOWN_MS = 5000;
const ICONS: Record<Toast['tone'], IconName> = {
  ok: 'circle-check',
  err: 'circle-exclamation',
  info: 'circle-info',
};

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
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
