import { replaceSpecialLetters } from '#shared/slug';
import { normalizeText } from '#shared/text';

/**
 * Matches characters of scripts without spaces between words, with the long vowel mark, which belongs to
 * several.
 */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30FC\uFF70]/u;

/**
 * Matches words as people write them (C++ and C# are two), and single characters of scripts without spaces.
 */
const WORD = new RegExp(
  `(?<character>${UNSPACED.source.slice(1)})|(?:(?!${UNSPACED.source.slice(1)})[\\p{L}\\p{M}\\p{N}])+[+#]*`,
  'gu',
);

/** A word, or two neighboring characters of a script without spaces, with its position in a text. */
type Token = { term: string; start: number; end: number };

/**
 * Lists the terms of a text. A script without spaces has a term for each two characters, because finding its
 * words needs a dictionary. The last character is a term too, so that each character begins a term.
 */
export function* listTokens(text: string): Generator<Token> {
  let word: RegExpExecArray | undefined;
  for (const next of text.matchAll(WORD)) {
    if (word) yield toToken(word, next);
    word = next;
  }
  if (word) yield toToken(word);
}

function toToken({ 0: word, index: start, groups }: RegExpExecArray, next?: RegExpExecArray): Token {
  const isPair =
    groups?.character !== undefined &&
    next?.groups?.character !== undefined &&
    next.index === start + word.length;
  const term = isPair ? word + next[0] : word;
  return { term: normalizeTerm(term), start, end: start + term.length };
}

/**
 * Splits a query into terms, which are pairs in a script without spaces. A single character is a term only if
 * it stands alone.
 */
export function splitQuery(words: string): string[] {
  const terms: string[] = [];
  let endOfPair = 0;
  for (const { term, start, end } of listTokens(normalizeText(words))) {
    if (isUnspaced(term) && end === endOfPair) continue;
    if (isUnspaced(term) && end - start > 1) endOfPair = end;
    if (term !== '') terms.push(term);
  }
  return terms;
}

export function isUnspaced(term: string): boolean {
  return UNSPACED.test(term);
}

/** Counts the characters of scripts without spaces, up to `most`. */
export function countUnspaced(text: string, most: number): number {
  let count = 0;
  for (const character of text) {
    if (count === most) break;
    // Thai is the first of these scripts.
    if (character > '\u0E00' && isUnspaced(character)) count += 1;
  }
  return count;
}

export function firstCharacter(term: string): string {
  return String.fromCodePoint(term.codePointAt(0) ?? 0);
}

const ENCODED = /^#(?:[a-z\d]{4})+$/;

/**
 * Writes the characters of a script without spaces as four digits each. The index compares all characters that
 * may begin or continue a term, which takes seconds with thousands of them.
 */
export function encodeTerm(term: string): string {
  if (!isUnspaced(term)) return term;
  return `#${Array.from(term, character => (character.codePointAt(0) ?? 0).toString(36).padStart(4, '0')).join('')}`;
}

export function decodeTerm(term: string): string {
  if (!ENCODED.test(term)) return term;
  const digits = term.slice(1).match(/.{4}/g) ?? [];
  return String.fromCodePoint(...digits.map(each => Number.parseInt(each, 36)));
}

/** Removes accents and capitals from a term. In scripts without spaces, marks are vowels and stay. */
function normalizeTerm(term: string): string {
  // Most words take this fast path. Normalizing each would take most of the time of an excerpt.
  if (/^[a-z\d]+$/.test(term) || isUnspaced(term)) return term;
  return replaceSpecialLetters(normalizeText(term.toLowerCase(), 'NFD').replace(/\p{M}/gu, ''));
}
