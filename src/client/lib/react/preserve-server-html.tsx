import { type ReactNode, Suspense, useState } from 'react';
import { useHydrated } from './use-hydrated';

type PreserveServerHtmlProps = {
  className?: string | undefined;
  /** Lazy, static content: nothing in it may need React. */
  children: ReactNode;
};

/** Stable identity, so React never re-sets the HTML. */
const SERVER_HTML = { __html: '' };

/**
 * Preserves the HTML that the server rendered, so that the browser need not load the code for it. The code loads only when the
 * content is rendered in the browser. Give it a `key` that changes with the content.
 */
export function PreserveServerHtml({ className, children }: PreserveServerHtmlProps) {
  const isHydrated = useHydrated();
  const [isPreserved] = useState(!import.meta.env.SSR && !isHydrated);
  if (isPreserved) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, it keeps React from reading the content
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={SERVER_HTML} />;
  }
  return (
    <div className={className}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
