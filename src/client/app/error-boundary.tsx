import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { FaultBoundary } from '../ui/fault-boundary';
import { Notice } from '../ui/notice';

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
