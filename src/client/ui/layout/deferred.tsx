import { type ReactNode, useDeferredValue } from 'react';

type LaterProps = {
  /** Stands there meanwhile. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Long content that nobody reads first: it is rendered, in pieces, after what comes with it has been shown. What
 * changes in it later is rendered as ever.
 */
export function Deferred({ fallback = null, children }: LaterProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : fallback;
}
