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

/** The words that the server writes into rendered Markdown. */
export const DOCUMENT_TEXTS = {
  ...MARKED_TEXTS,
  code: 'Code',
  footnotes: 'Footnotes',
  footnote: 'Footnote {number}',
  backToText: 'Back to the text',
  taskOpen: 'To do',
  taskDone: 'Done',
  video: 'Video',
} as const;
