import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { FaultBoundary } from '../../ui/fault-boundary';
import { Notice } from '../../ui/notice';

/** A demo that fails, or whose code does not arrive, takes nothing else with it. */
export function DemoBoundary({ children }: { children: ReactNode }) {
  const fallback = (
    <Notice
      tone="err"
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      This demo could not be started.
    </Notice>
  );
  return <FaultBoundary fallback={fallback}>{children}</FaultBoundary>;
}
