import { paths } from '#client/lib/paths';
import type { NOTES_TEXTS } from '#shared/language/english/notes';
import type { Translate } from '#shared/language/translate';
import { PAGE_PARAMETER, TAG_PARAMETER } from '#shared/page-query';

/** Selects notes of the list with a tag (by default all), on a page (by default the first). */
export type NoteFilter = { tag?: string; page?: number };

/** Parses the query string of the list. A page that is not a number from 2 on is the first. */
export function parseNoteFilter(search: string): NoteFilter {
  const parameters = new URLSearchParams(search);
  const tag = parameters.get(TAG_PARAMETER)?.trim();
  const page = parameters.get(PAGE_PARAMETER) ?? '';
  return {
    ...(tag && { tag }),
    ...(/^[1-9]\d{0,5}$/.test(page) && page !== '1' && { page: Number(page) }),
  };
}

/** Returns the path of a page of the notes, with a tag or of all. */
export function notesPath({ tag, page = 1 }: NoteFilter = {}): string {
  const parameters = new URLSearchParams();
  if (tag !== undefined) parameters.set(TAG_PARAMETER, tag);
  if (page > 1) parameters.set(PAGE_PARAMETER, String(page));
  return parameters.size === 0 ? paths.notes : `${paths.notes}?${parameters}`;
}

/** The Atom feed of the notes, which people call RSS. */
export const NOTE_FEED_PATH = '/notes/feed.xml';

/** Lists the feeds of the notes, the most common format first. */
export function listNoteFeeds(t: Translate<typeof NOTES_TEXTS>) {
  return [
    { type: 'application/atom+xml', title: t('atomFeed'), path: NOTE_FEED_PATH },
    { type: 'application/feed+json', title: t('jsonFeed'), path: '/notes/feed.json' },
  ];
}
