/** The default texts of the notes page. */
export const NOTES_TEXTS = { notesTitle: 'Notes', notesIntro: '' };
