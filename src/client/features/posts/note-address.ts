import { paths } from '#client/lib/paths';
import { TAG_PARAMETER } from '#shared/page-query';

/** Parses the tag filter of a query string; without a tag it matches all notes. */
export function parseNoteFilter(search: string): { tag?: string } {
  const tag = new URLSearchParams(search).get(TAG_PARAMETER)?.trim();
  return tag ? { tag } : {};
}

/** Returns the path of the notes with a tag, or of all notes. */
export function notesPath(tag?: string): string {
  return tag === undefined ? paths.notes : `${paths.notes}?${new URLSearchParams({ [TAG_PARAMETER]: tag })}`;
}

/** Feeds of the notes, the most common format first. */
export const NOTE_FEEDS = [
  { type: 'application/atom+xml', title: 'Notes', path: '/notes/feed.xml' },
  { type: 'application/feed+json', title: 'Notes', path: '/notes/feed.json' },
] as const;
