import { createContext, useContext, useEffect } from 'react';
import { useLanguage } from '#client/lib/language/use-translation';
import { useSiteAddress } from '#client/lib/site-address';
import { useSite } from '#client/lib/site-queries';
import { OWNER_LANGUAGE } from '#shared/language/languages';
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

type PageHeadComponentProps = PageHeadProps & {
  /** True for a title that does not end with the owner's name. */
  isWholeTitle?: boolean;
};

/** Sets the title and tags of the page, on the server and after each navigation. */
export function PageHead({ isWholeTitle = false, subject, ...rest }: PageHeadComponentProps) {
  const { collect, publicUrl } = useContext(PageHeadContext);
  const { ownerName } = useSite();
  const { language } = useLanguage();
  const toAddress = useSiteAddress();
  const head = {
    ...rest,
    language,
    title: isWholeTitle ? rest.title : `${rest.title} | ${ownerName}`,
    ...(rest.feeds && { feeds: rest.feeds.map(feed => ({ ...feed, path: toAddress(feed.path) })) }),
  };
  collect?.({ ...head, ...(subject && { subject }) });
  // The head is compared as text, because screens render more often than their head changes.
  const serialized = JSON.stringify(head);
  useEffect(() => {
    if (isInitialHead) {
      isInitialHead = false;
      return;
    }
    const shown: PageHeadProps = JSON.parse(serialized);
    document.title = shown.title;
    document.documentElement.lang = shown.language ?? OWNER_LANGUAGE;
    let isStale = false;
    // Only the title is needed at once. The code of the tags loads later.
    import('./show-page-tags')
      .then(({ showPageTags }) => isStale || showPageTags(shown, publicUrl))
      .catch(() => {});
    return () => {
      isStale = true;
    };
  }, [serialized, publicUrl]);
  return null;
}
