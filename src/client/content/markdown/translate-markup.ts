import type { CONTENT_TEXTS } from '#shared/language/english/content';
import { type DOCUMENT_TEXTS, MARKED_TEXTS } from '#shared/language/english/documents';
import type { TextName, Translate } from '#shared/language/translate';

/** The words that the server writes into rendered Markdown. It writes them in English for every site. */
const LABELS = {
  Table: 'table',
  Footnotes: 'footnotes',
  'Back to the text': 'backToText',
  'To do': 'taskOpen',
  Done: 'taskDone',
  Code: 'code',
  Video: 'video',
  'View full size': 'viewFullSize',
} as const;
const known = new Map(Object.entries(LABELS));

export type MarkupWords = Translate<typeof CONTENT_TEXTS & typeof DOCUMENT_TEXTS>;

/** Translates those words. This is safe, because text and attributes have every < and quotation mark escaped. */
export function translateMarkup(html: string, t: MarkupWords): string {
  return html
    .replace(/( data-text="(\w+)">)[^<]*/g, (word, start: string, key: string) =>
      isMarked(key) ? start + escapeMarkup(t(key)) : word,
    )
    .replace(/ aria-label="([^"]*)"/g, (_attribute, label: string) => ` aria-label="${toLabel(label, t)}"`)
    .replace(
      /(playsinline>)[^<]*(?=<\/video>)/g,
      (_video, start: string) => start + escapeMarkup(t('videoUnsupported')),
    );
}

/** The name of a picture is escaped already. */
function toLabel(label: string, t: MarkupWords): string {
  const name = known.get(label);
  if (name) return escapeMarkup(t(name));
  const [, number] = /^Footnote (\S+)$/.exec(label) ?? [];
  if (number !== undefined) return escapeMarkup(t('footnote', { number }));
  const [, picture] = /^View full size: (.*)$/s.exec(label) ?? [];
  if (picture === undefined) return label;
  return escapeMarkup(t('viewNamedFullSize', { name: '{name}' })).replace('{name}', () => picture);
}

function isMarked(key: string): key is TextName<typeof MARKED_TEXTS> {
  return key in MARKED_TEXTS;
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
