import { countUnspaced } from './search-words';

/** A part of a text, with its position in the text. */
export type TextPart = { part: string; start: number };

/** Words take less time than pairs of characters, and fewer parts make searches faster. */
const PART_LENGTH = 20_000;
const UNSPACED_PART_LENGTH = 2_000;
/** The distance within which the end of a word is searched. */
const WORD_END_DISTANCE = 200;

/** Cuts a text into parts that take only a few milliseconds to index, between words where there are spaces. */
export function listParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (;;) {
    const length = choosePartLength(text.slice(start, start + PART_LENGTH));
    if (text.length - start <= length) break;
    const end = findEnd(text, start + length);
    // In a script without spaces, the last character is also the first half of a pair with the next one.
    parts.push({ part: text.slice(start, end), start });
    start = end - lastCharacterLength(text, end);
  }
  parts.push({ part: text.slice(start), start });
  return parts;
}

function choosePartLength(text: string): number {
  return countUnspaced(text, UNSPACED_PART_LENGTH) === UNSPACED_PART_LENGTH
    ? UNSPACED_PART_LENGTH
    : PART_LENGTH;
}

function findEnd(text: string, limit: number): number {
  const space = text.slice(limit - WORD_END_DISTANCE, limit).search(/\s\S*$/);
  if (space !== -1) return limit - WORD_END_DISTANCE + space + 1;
  return isHalf(text, limit) ? limit - 1 : limit;
}

function lastCharacterLength(text: string, end: number): number {
  return isHalf(text, end - 1) ? 2 : 1;
}

/** Returns true if the character at this position is the second half of a pair of surrogates. */
function isHalf(text: string, position: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text.charAt(position));
}
