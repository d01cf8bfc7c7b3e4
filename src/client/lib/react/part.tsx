import { type ReactNode, Suspense, useEffect } from 'react';

type PartProps = {
  /** What stands there while the code of the part is on its way. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A part of the page that React brings to life by itself: in small steps after what is around it, and at once when it is
 * touched. A page of one part would answer to nothing before the last of it is alive.
 */
export function Part({ fallback = null, children }: PartProps) {
  useCounted(1);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Alive />
    </Suspense>
  );
}

function Alive() {
  useCounted(-1);
  return null;
}

/** Stands once on every page, and puts the class `hydrated` on <html> when all of its parts answer to clicks. */
export function HydrationMark() {
  useCounted(0);
  return null;
}

/** How many parts are there and do not answer yet. */
let waiting = 0;

function useCounted(by: number): void {
  useEffect(() => {
    count(by);
    return () => count(-by);
  }, [by]);
}

function count(by: number): void {
  waiting += by;
  // Parts that come with this one are counted in the same moment.
  queueMicrotask(() => {
    if (waiting === 0) document.documentElement.classList.add('hydrated');
  });
}
