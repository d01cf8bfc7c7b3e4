import { TAG_PARAMETER } from '#shared/page-query';

/** Parses the tag filter of a query string; without a tag it matches all notes. */
export function parseNoteFilter(search: string): { tag?: string } {
  const tag = new URLSearchParams(search).get(TAG_PARAMETER)?.trim();
  return tag ? { tag } : {};
}
