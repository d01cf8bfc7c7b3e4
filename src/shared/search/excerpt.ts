import type { TextMark } from '#shared/contract/search';
import { firstCharacter, isUnspaced, listTokens } from './search-words';

const BEFORE = 60;
const LENGTH = 180;
/** A summary and the part of the text that matches are shorter. */
const SEARCHED = 30_000;

/**
 * Cuts an excerpt between words, around the first match after `from`. Without a match, it takes the beginning
 * of the text.
 */
export function createExcerpt(text: string, terms: readonly string[], from = 0): string {
  const match = findMatches(text.slice(from, from + SEARCHED), terms).next().value;
  const at = match ? from + match.start : 0;
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const isWhole = text.length - start <= LENGTH;
  const end = isWhole ? text.length : text.lastIndexOf(' ', start + LENGTH);
  const piece = text.slice(start, end > start ? end : start + LENGTH);
  return `${start > 0 ? '… ' : ''}${piece}${isWhole ? '' : ' …'}`;
}

export function findMarks(text: string, terms: readonly string[]): TextMark[] {
  const marks: TextMark[] = [];
  for (const { start, end } of findMatches(text, terms)) {
    const before = marks.at(-1);
    // In scripts without spaces, terms overlap.
    if (before && start <= before.end) before.end = Math.max(before.end, end);
    else marks.push({ start, end });
  }
  return marks;
}

function* findMatches(text: string, terms: readonly string[]): Generator<TextMark, undefined> {
  const wanted = new Set(terms);
  for (const { term, start, end } of listTokens(text)) {
    const character = firstCharacter(term);
    if (wanted.has(term)) yield { start, end };
    else if (isUnspaced(term) && wanted.has(character)) yield { start, end: start + character.length };
  }
  return undefined;
}
