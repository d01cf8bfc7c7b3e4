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

/** The words of the page of a note. */
export const NOTE_TEXTS = {
  backToNotes: 'Back to Notes',
  published: 'Published',
  changed: 'Changed',
  readingTime: 'Reading time',
  projectFact_one: 'Project',
  projectFact_other: 'Projects',
  replySubject: 'Re: {title}',
  replyByEmail: 'Reply by email',
  sendAMessage: 'Send a message',
  projectsInNote: 'Projects in this note',
  moreNotes: 'More notes',
  olderNote: 'Older note',
  newerNote: 'Newer note',
} as const;
