import type { ReactNode } from 'react';
import { Button } from '#client/ui/primitives/button';
import { Alert } from './alert';

type RetryButtonProps = {
  busy?: boolean;
  onRetry: () => unknown;
  retryLabel?: string;
};

type LoadFailureProps = RetryButtonProps & { className?: string | undefined; children: ReactNode };

export function LoadFailure({ className, children, ...retry }: LoadFailureProps) {
  return (
    <Alert tone="err" className={className} action={<RetryButton {...retry} />}>
      {children}
    </Alert>
  );
}

export function RetryButton({ busy = false, onRetry, retryLabel = 'Retry' }: RetryButtonProps) {
  return (
    <Button size="sm" busy={busy} onClick={() => void onRetry()}>
      {retryLabel}
    </Button>
  );
}
