import type { PostKind } from './contract/post';

export const NOTES_PATH = '/notes';

/** The path of a note's page. */
export function notePath(slug: string): string {
  return `${NOTES_PATH}/${encodeURIComponent(slug)}`;
}

/** The path of a page that the owner has written. */
export function pagePath(slug: string): string {
  return `/pages/${encodeURIComponent(slug)}`;
}

/** The path of a post, by its kind. */
export const postPath: Record<PostKind, (slug: string) => string> = { note: notePath, page: pagePath };
