import type { ReactNode } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { Button } from '#client/ui/primitives/button';
import { INTERFACE_TEXTS } from '#shared/language/english/interface';
import { Alert } from './alert';
import { EmptyState } from './empty-state';

type RetryButtonProps = {
  busy?: boolean;
  onRetry: () => unknown;
  retryLabel?: string;
};

type RetryAlertProps = RetryButtonProps & { className?: string | undefined; children: ReactNode };

type ListFailureProps = RetryButtonProps & { framed?: boolean; children: ReactNode };

export function RetryAlert({ className, children, ...retry }: RetryAlertProps) {
  return (
    <Alert tone="err" className={className} action={<RetryButton {...retry} />}>
      {children}
    </Alert>
  );
}

/** Takes the place of a list that could not be loaded. */
export function ListFailure({ framed = false, children, ...retry }: ListFailureProps) {
  return <EmptyState tone="error" framed={framed} title={children} action={<RetryButton {...retry} />} />;
}

export function RetryButton({ busy = false, onRetry, retryLabel }: RetryButtonProps) {
  const t = useTranslation(INTERFACE_TEXTS);
  return (
    <Button size="sm" busy={busy} onClick={() => void onRetry()}>
      {retryLabel ?? t('retry')}
    </Button>
  );
}
