import type { ReactNode } from 'react';
import { FaultBoundary } from '../../ui/feedback/fault-boundary';
import { Notice } from '../../ui/feedback/notice';
import { Button } from '../../ui/primitives/button';

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
      Couldn't start this demo.
    </Notice>
  );
  return <FaultBoundary fallback={fallback}>{children}</FaultBoundary>;
}
