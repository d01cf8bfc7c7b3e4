/** Words in rendered Markdown that are marked with their keys. */
export const MARKED_TEXTS = {
  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutImportant: 'Important',
  calloutWarning: 'Warning',
  calloutCaution: 'Caution',
  table: 'Table',
  before: 'Before',
  after: 'After',
  runDemo: 'Run',
  stopDemo: 'Stop',
} as const;

/** The words in what the server makes of content: texts in Markdown, feeds and share pictures. */
export const DOCUMENT_TEXTS = {
  ...MARKED_TEXTS,
  code: 'Code',
  footnotes: 'Footnotes',
  footnote: 'Footnote {number}',
  backToText: 'Back to the text',
  taskOpen: 'To do',
  taskDone: 'Done',
  video: 'Video',
  notesFeed: 'Notes of {name}',
  projectsFeed: 'Projects of {name}',
  projectsFeedLink: 'Projects',
} as const;
