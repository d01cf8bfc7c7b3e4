import type { TextMark } from '#shared/contract/search';
import { normalizeWord, WORD } from './search-index';

const BEFORE = 60;
const LENGTH = 180;

/** Cuts an excerpt around the first match between words, or the beginning of the text without a match. */
export function createExcerpt(text: string, terms: readonly string[]): string {
  const at = findMatches(text, terms).next().value?.start ?? 0;
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
    // In scripts without spaces each character is a word.
    if (before?.end === start) before.end = end;
    else marks.push({ start, end });
  }
  return marks;
}

function* findMatches(text: string, terms: readonly string[]): Generator<TextMark, undefined> {
  const wanted = new Set(terms);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (wanted.has(normalizeWord(word))) yield { start: index, end: index + word.length };
  }
  return undefined;
}
