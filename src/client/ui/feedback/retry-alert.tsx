import type { ReactNode } from 'react';
import { Button } from '#client/ui/primitives/button';
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

export function RetryButton({ busy = false, onRetry, retryLabel = 'Retry' }: RetryButtonProps) {
  return (
    <Button size="sm" busy={busy} onClick={() => void onRetry()}>
      {retryLabel}
    </Button>
  );
}
