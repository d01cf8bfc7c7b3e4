import { type PageHeadProps, pageTags } from './page-tags';

/** Marks what belongs to one page, whoever put it there. */
const PAGE_TAG_ATTRIBUTE = 'data-page';

/** Makes the document's head that of the page: the last page's tags go. */
export function showPageTags(head: PageHeadProps, publicUrl: string | undefined): void {
  const { path = '' } = head;
  for (const element of document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`)) {
    // What the server told machines about this very page stays: only the server can tell it.
    const isData = element instanceof HTMLScriptElement;
    if (!isData || element.getAttribute(PAGE_TAG_ATTRIBUTE) !== path) element.remove();
  }
  for (const { name, attributes } of pageTags(head, publicUrl)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(PAGE_TAG_ATTRIBUTE, path);
    document.head.append(element);
  }
}
