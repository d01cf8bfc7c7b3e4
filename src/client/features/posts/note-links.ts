import { paths } from '#client/lib/paths';
import { TAG_PARAMETER } from '#shared/page-query';

/** The path of the notes with this tag; without one, of all. */
export function notesPath(tag?: string): string {
  return tag === undefined ? paths.notes : `${paths.notes}?${new URLSearchParams({ [TAG_PARAMETER]: tag })}`;
}

/** In which the notes can be followed, the best known first. */
export const NOTE_FEEDS = [
  { type: 'application/atom+xml', title: 'Notes', path: '/notes/feed.xml' },
  { type: 'application/feed+json', title: 'Notes', path: '/notes/feed.json' },
] as const;
