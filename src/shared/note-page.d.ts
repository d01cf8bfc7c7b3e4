import type { NotePageInput } from './contract/post';
/** The number of notes on a page of the site's list. */
export declare const NOTES_PER_PAGE = 50;
/** Returns a filter for the notes with a tag, in any of its spellings. */
export declare function hasTag(tag: string): (note: {
    tags: string[];
}) => boolean;
/** Selects the notes of a page, with a tag or of all, and counts the pages. */
export declare function selectNotes<Note extends {
    tags: string[];
}>(notes: Note[], { tag, page }: NotePageInput): {
    notes: Note[];
    pages: number;
};
