import type { ReactNode } from 'react';
import { Alert } from '../ui/feedback/alert';
import { FaultBoundary } from '../ui/feedback/fault-boundary';
import { Button } from '../ui/primitives/button';

type ErrorBoundaryProps = {
  /** A change of the path resets the error. */
  location?: string;
  children: ReactNode;
};

/** Replaces a screen that fails with an error message. */
export function ErrorBoundary({ location, children }: ErrorBoundaryProps) {
  const fallback = (
    <div className="wrap" style={{ paddingBlock: 'var(--s-16)' }}>
      <Alert tone="err" action={<Button onClick={() => window.location.reload()}>Reload</Button>}>
        Something went wrong on this page.
      </Alert>
    </div>
  );
  return (
    <FaultBoundary resetKey={location} fallback={fallback}>
      {children}
    </FaultBoundary>
  );
}
