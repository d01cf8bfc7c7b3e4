import type { PageTag } from './page-tags';

/** Marks what belongs to one page, whoever put it there. */
export const PAGE_TAG_ATTRIBUTE = 'data-page';

export type ShownPage = { title: string; path: string | undefined; tags: PageTag[] };

/** Makes the document's head that of the page: the last page's tags go. */
export function showPageTags({ title, path = '', tags }: ShownPage): void {
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
