import { TAG_PARAMETER } from '#shared/page-query';

/** Which notes a query string names: those with a tag, or all. */
export function notesAt(search: string): { tag?: string } {
  const tag = new URLSearchParams(search).get(TAG_PARAMETER)?.trim();
  return tag ? { tag } : {};
}
