import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { INTERFACE_TEXTS } from '#shared/language/english/interface';
import { loadable } from './loadable';
import styles from './toast.module.css';
import type { Toast, ToastOptions } from './toast-card';

type Toasts = {
  /** Screen readers announce it when idle. It disappears after five seconds. */
  success: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => void;
  /** Screen readers announce it at once. It stays until it is dismissed. */
  failure: (message: string, options?: ToastOptions) => void;
};

/**
 * Screens that show toasts load this in advance, because a toast about a lost connection could not load it.
 */
export const toastCard = loadable(async () => (await import('./toast-card')).ToastCard);

const ToastContext = createContext<Toasts | null>(null);

/** Shows the toasts of its descendants. Place it above the router, so that a toast outlives its page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslation(INTERFACE_TEXTS);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const dismiss = useCallback((id: number) => setToasts(shown => shown.filter(toast => toast.id !== id)), []);
  const show = useMemo<Toasts>(() => {
    let lastId = 0;
    const add = (tone: Toast['tone'], message: string, options: ToastOptions = {}) => {
      lastId += 1;
      const toast: Toast = { id: lastId, tone, message, ...options };
      // A repeated message replaces the old toast and restarts its time. Toasts with a button stay, because
      // each button acts on something else.
      const isRepeated = (old: Toast) => !old.actions && old.tone === tone && old.message === message;
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
      {/* The region is always rendered, because screen readers often skip a live region that is added
          together with its text. */}
      <section aria-label={t('notifications')} className={`no-print ${styles.toasts}`}>
        <div role="alert" aria-atomic="false" className="stack-3">
          <Suspense>{toasts.filter(toast => toast.tone === 'err').map(card)}</Suspense>
        </div>
        <div role="status" aria-atomic="false" className="stack-3">
          <Suspense>{toasts.filter(toast => toast.tone !== 'err').map(card)}</Suspense>
        </div>
      </section>
    </ToastContext>
  );
}

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a ToastProvider');
  return toasts;
}
