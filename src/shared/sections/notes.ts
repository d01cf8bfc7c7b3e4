export const NOTES_TEXTS = { notesTitle: 'Notes', notesIntro: '' };
