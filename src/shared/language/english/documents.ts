/** The words in what the server makes of content: texts in Markdown, feeds and share pictures. */
export const DOCUMENT_TEXTS = {
  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutImportant: 'Important',
  calloutWarning: 'Warning',
  calloutCaution: 'Caution',
  code: 'Code',
  table: 'Table',
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
