import type { ReactNode } from 'react';
import { Alert } from '../ui/feedback/alert';
import { FaultBoundary } from '../ui/feedback/fault-boundary';
import { Button } from '../ui/primitives/button';

type ErrorBoundaryProps = {
  /** The path of the page: on another one the fault is past. */
  location?: string;
  children: ReactNode;
};

/** What breaks leaves the rest of the page standing, says so and offers a way on. */
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
