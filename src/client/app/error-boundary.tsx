import type { ReactNode } from 'react';
import { FaultBoundary } from '../ui/feedback/fault-boundary';
import { Notice } from '../ui/feedback/notice';
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
      <Notice tone="err" action={<Button onClick={() => window.location.reload()}>Reload</Button>}>
        Something went wrong on this page.
      </Notice>
    </div>
  );
  return (
    <FaultBoundary resetKey={location} fallback={fallback}>
      {children}
    </FaultBoundary>
  );
}
