import { createPageTags, type PageHeadProps } from './page-tags';

/** Marks the tags of one page, from the server or the browser. */
const PAGE_TAG_ATTRIBUTE = 'data-page';

/** Replaces the tags of the last page in the document's head. */
export function showPageTags(head: PageHeadProps, publicUrl: string | undefined): void {
  const { path = '' } = head;
  for (const element of document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`)) {
    // The structured data of this page stays, because only the server can render it.
    const isData = element instanceof HTMLScriptElement;
    if (!isData || element.getAttribute(PAGE_TAG_ATTRIBUTE) !== path) element.remove();
  }
  for (const { name, attributes } of createPageTags(head, publicUrl)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(PAGE_TAG_ATTRIBUTE, path);
    document.head.append(element);
  }
}
