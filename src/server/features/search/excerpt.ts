import { plain } from './search-index';

const BEFORE = 60;
const LENGTH = 180;

/** A piece of a text around the first of the words in it, cut between words; its beginning where there is none. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const at = terms.flatMap(term => positionOf(text, term)).sort((a, b) => a - b)[0] ?? 0;
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const isWhole = text.length - start <= LENGTH;
  const end = isWhole ? text.length : text.lastIndexOf(' ', start + LENGTH);
  const piece = text.slice(start, end > start ? end : start + LENGTH);
  return `${start > 0 ? '… ' : ''}${piece}${isWhole ? '' : ' …'}`;
}

function positionOf(text: string, term: string): number[] {
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+[+#]*/gu)) {
    if (plain(match[0]).startsWith(term)) return [match.index];
  }
  return [];
}
