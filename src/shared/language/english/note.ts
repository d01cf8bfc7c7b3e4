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
