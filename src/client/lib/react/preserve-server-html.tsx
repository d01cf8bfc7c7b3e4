import { type ReactNode, Suspense, useState } from 'react';
import { useHydrated } from './use-hydrated';

export type AdoptedProps = {
  className?: string | undefined;
  /** What stands there until the content's code has arrived, after a navigation inside the page. */
  fallback?: ReactNode;
  /** Lazy content that only shows: nothing in it may need React to work. */
  children: ReactNode;
};

/** One object for ever: React then never sees a change, and leaves what it finds. */
const AS_SENT = { __html: '' };

/**
 * Content that the server rendered stays as it was sent, so that the browser need not load the code that makes it. The
 * code comes only when the content is made in the browser. Give it a `key` that changes with what the content is made of.
 */
export function PreserveServerHtml({ className, fallback = null, children }: AdoptedProps) {
  const isHydrated = useHydrated();
  const [isAdopted] = useState(!import.meta.env.SSR && !isHydrated);
  if (isAdopted) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, it keeps React from looking inside
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />;
  }
  return (
    <div className={className}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
