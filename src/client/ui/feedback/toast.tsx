import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { loadable } from './loadable';
import styles from './toast.module.css';
import type { Toast, ToastOptions } from './toast-types';

export type Toasts = {
  /** Read out when there is time; goes away after five seconds. */
  success: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => void;
  /** Read out at once; stays until it is put away. */
  failure: (message: string, options?: ToastOptions) => void;
};

/** Who may show toasts loads it ahead: without a network it would come too late. */
export const toastCard = loadable(async () => (await import('./toast-card')).ToastCard);

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

  const card = (toast: Toast) => <toastCard.Component key={toast.id} toast={toast} onDismiss={dismiss} />;
  return (
    <ToastContext value={show}>
      {children}
      {/* The live regions are there before their messages: one that arrives together with its text is often not read. */}
      <section aria-label="Notifications" className={styles.toasts}>
        <div role="alert" aria-atomic="false" className={styles.stack}>
          <Suspense>{toasts.filter(toast => toast.tone === 'err').map(card)}</Suspense>
        </div>
        <div role="status" aria-atomic="false" className={styles.stack}>
          <Suspense>{toasts.filter(toast => toast.tone !== 'err').map(card)}</Suspense>
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
