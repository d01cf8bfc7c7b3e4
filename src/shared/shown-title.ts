/** A title where people read it: an empty one would leave a heading or a link without a word. */
export function shownTitle(title: string): string {
  return title.trim() === '' ? 'Untitled' : title;
}
