import { createContext, useContext, useEffect } from 'react';
import type { PageHeadProps } from './page-tags';

export type PageHeadContextValue = {
  /** Receives the head of the rendered screen on the server. */
  collect?: ((head: PageHeadProps) => void) | undefined;
  /** The site's public URL, if configured. */
  publicUrl?: string | undefined;
};

export const PageHeadContext = createContext<PageHeadContextValue>({});

/** True until the first screen replaces the head that the server sent. */
let isInitialHead = true;

/** Sets the title and tags of the page, on the server and after each navigation. */
export function PageHead(props: PageHeadProps) {
  const { collect, publicUrl } = useContext(PageHeadContext);
  collect?.(props);
  const { subject: _subject, ...head } = props;
  // Serialized for comparison, because screens render more often than their head changes.
  const serialized = JSON.stringify(head);
  useEffect(() => {
    if (isInitialHead) {
      isInitialHead = false;
      return;
    }
    const shown: PageHeadProps = JSON.parse(serialized);
    document.title = shown.title;
    let isStale = false;
    // Only the title is needed at once; the tags' code loads later.
    import('./show-page-tags')
      .then(({ showPageTags }) => isStale || showPageTags(shown, publicUrl))
      .catch(() => {});
    return () => {
      isStale = true;
    };
  }, [serialized, publicUrl]);
  return null;
}
