import { createContext, useContext, useEffect } from 'react';
import type { PageHeadProps } from './page-tags';
import { type PageTag, pageTags } from './page-tags';

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

/** Marks what belongs to one page, whoever put it there. */
const PAGE_TAG_ATTRIBUTE = 'data-page';

type ShownPage = { title: string; path: string | undefined; tags: PageTag[] };

/** Makes the document's head that of the page: the last page's tags go. */
function showPageTags({ title, path = '', tags }: ShownPage): void {
  document.title = title;
  for (const element of document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`)) {
    // What the server told machines about this very page stays: only the server can tell it.
    const isData = element instanceof HTMLScriptElement;
    if (!isData || element.getAttribute(PAGE_TAG_ATTRIBUTE) !== path) element.remove();
  }
  for (const { name, attributes } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(PAGE_TAG_ATTRIBUTE, path);
    document.head.append(element);
  }
}
