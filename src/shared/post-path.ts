export const NOTES_PATH = '/notes';

/** The path of a note's page. */
export function notePath(slug: string): string {
  return `${NOTES_PATH}/${encodeURIComponent(slug)}`;
}

/** The path of a page that the owner has written. */
export function pagePath(slug: string): string {
  return `/pages/${encodeURIComponent(slug)}`;
}
