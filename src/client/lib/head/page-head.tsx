import { createContext, useContext, useEffect } from 'react';
import type { PageHeadProps } from './page-head-props';
import { pageTags } from './page-tags';
import { showPageTags } from './show-page-tags';

export type PageHeadPlace = {
  /** On the server: takes what the rendered screen says. */
  collect?: ((head: PageHeadProps) => void) | undefined;
  /** The site's own address, when it was told. */
  publicUrl?: string | undefined;
};

export const PageHeadContext = createContext<PageHeadPlace>({});

/** Title and tags of the page, on the server and after each navigation in the browser. */
export function PageHead(head: PageHeadProps) {
  const { collect, publicUrl } = useContext(PageHeadContext);
  collect?.(head);
  const { title, path } = head;
  // Compared by what they say: a screen may render often, and its tags stay the same.
  const tags = JSON.stringify(pageTags(head, publicUrl));
  useEffect(() => showPageTags({ title, path, tags: JSON.parse(tags) }), [title, path, tags]);
  return null;
}
