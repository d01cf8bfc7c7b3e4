/** What the page of the notes says where its owner says nothing else. */
export const NOTES_TEXTS = { notesTitle: 'Notes', notesIntro: '' };
