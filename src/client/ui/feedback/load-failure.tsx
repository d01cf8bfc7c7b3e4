import type { ReactNode } from 'react';
import { Button } from '../primitives/button';
import { Alert } from './alert';

export type LoadFailureProps = {
  /** It is being asked for again. */
  busy?: boolean;
  onRetry: () => unknown;
  /** What the button says. */
  retryLabel?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Says in the place of what could not be loaded that it could not, and asks for it again. */
export function LoadFailure(props: LoadFailureProps) {
  const { onRetry, busy = false, retryLabel = 'Retry', className, children } = props;
  return (
    <Alert
      tone="err"
      className={className}
      action={
        <Button size="sm" busy={busy} onClick={() => void onRetry()}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
