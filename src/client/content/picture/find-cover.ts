/** Marks the cover of an item in lists and on its page, with the path of that page. */
export const COVER_ATTRIBUTE = 'data-cover';

/** Returns the cover of the item at a path, if this page shows it. */
export function findCover(path: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${COVER_ATTRIBUTE}="${CSS.escape(path)}"]`);
}
