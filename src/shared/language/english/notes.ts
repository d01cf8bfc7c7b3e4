/** The heading and intro of the notes page. */
export const NOTES_HEADINGS = { notesTitle: 'Notes', notesIntro: '' } as const;

export const NOTES_TEXTS = {
  ...NOTES_HEADINGS,
  notesDescription: 'The notes of {name}.',
  notesPageTitle: '{title}, page {page}',
  notesLoading: 'Loading notes...',
  notesFailed: "Couldn't load notes. Please try again later.",
  emptyNotesPage: 'This page has no notes.',
  emptyNotesPageHint: 'Read the newest notes.',
  noNotesWithTag: 'No notes about “{tag}”.',
  noNotesWithTagHint: 'Choose another tag or read all notes.',
  allNotes: 'All notes',
  notePages: 'Pages',
  newerNotes: 'Newer notes',
  notePage: 'Page {page} of {pages}',
  olderNotes: 'Older notes',
  tags: 'Tags',
  minutes: '{count} min',
  atomFeed: 'Notes (RSS)',
  jsonFeed: 'Notes (JSON)',
  subscribe: 'RSS',
} as const;
