import { type ReactNode, useDeferredValue } from 'react';

type DeferredProps = {
  fallback?: ReactNode;
  children: ReactNode;
};

/** Renders long content after the first paint, in interruptible steps. Later updates render normally. */
export function Deferred({ fallback = null, children }: DeferredProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : fallback;
}
