import type { NotePageInput } from './contract/post';

/** The number of notes on a page of the site's list. */
export const NOTES_PER_PAGE = 50;

/** Selects the notes of a page, with a tag or of all, and counts the pages. */
export function selectNotes<Note extends { tags: string[] }>(
  notes: Note[],
  { tag, page = 1 }: NotePageInput,
): { notes: Note[]; pages: number } {
  const matching = tag === undefined ? notes : notes.filter(({ tags }) => tags.includes(tag));
  return {
    notes: matching.slice((page - 1) * NOTES_PER_PAGE, page * NOTES_PER_PAGE),
    pages: Math.ceil(matching.length / NOTES_PER_PAGE),
  };
}
