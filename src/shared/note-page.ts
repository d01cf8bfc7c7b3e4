import type { NotePageInput } from './contract/post';
import { nameKey } from './names';

/** The number of notes on a page of the site's list. */
export const NOTES_PER_PAGE = 50;

/** Returns a filter for the notes with a tag, in any of its spellings. */
export function hasTag(tag: string): (note: { tags: string[] }) => boolean {
  const key = nameKey(tag);
  return ({ tags }) => tags.some(name => nameKey(name) === key);
}

/** Selects the notes of a page, with a tag or of all, and counts the pages. */
export function selectNotes<Note extends { tags: string[] }>(
  notes: Note[],
  { tag, page = 1 }: NotePageInput,
): { notes: Note[]; pages: number } {
  const matching = tag === undefined ? notes : notes.filter(hasTag(tag));
  return {
    notes: matching.slice((page - 1) * NOTES_PER_PAGE, page * NOTES_PER_PAGE),
    pages: Math.ceil(matching.length / NOTES_PER_PAGE),
  };
}
