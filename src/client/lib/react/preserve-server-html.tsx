import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary';
import { useHydrated } from './use-hydrated';

type PreserveServerHtmlProps = {
  className?: string | undefined;
  /** The content is lazy and static, because nothing in it may need React. */
  children: ReactNode;
};

/** The stable identity prevents React from setting the HTML again. */
const SERVER_HTML = { __html: '' };

/**
 * Preserves the HTML that the server rendered, so that the browser need not load the code for it. The code
 * loads only when the content is rendered in the browser. Give it a `key` that changes with the content.
 */
export function PreserveServerHtml({ className, children }: PreserveServerHtmlProps) {
  const isHydrated = useHydrated();
  const [isPreserved] = useState(!import.meta.env.SSR && !isHydrated);
  if (isPreserved) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; prevents React from resetting the HTML
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={SERVER_HTML} />;
  }
  return (
    <div className={className}>
      {/* Without its code, for example offline, the rest of the page stands. */}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
