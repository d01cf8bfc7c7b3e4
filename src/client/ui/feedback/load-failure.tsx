import type { ReactNode } from 'react';
import { Button } from '../primitives/button';
import { Alert } from './alert';

type RetryButtonProps = {
  /** It is being tried again. */
  busy?: boolean;
  onRetry: () => unknown;
  /** What the button says. */
  retryLabel?: string;
};

export type LoadFailureProps = RetryButtonProps & { className?: string | undefined; children: ReactNode };

/** Says in its place what did not work, and tries it again. */
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
