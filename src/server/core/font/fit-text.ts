import LineBreaker from 'linebreak';
import { splitClusters } from './clusters';

/** Measures the width of a text in units of the picture or page. */
export type Measure = (text: string) => number;

const ELLIPSIS = '...';

/**
 * Wraps a text into lines of at most this width, where Unicode allows a line to end, also after soft hyphens. Longer words
 * are broken. Text that does not fit is cut and ends in an ellipsis.
 */
export function wrapText(
  text: string,
  measure: Measure,
  width: number,
  maxLines = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of splitWords(text).flatMap(part => breakWord(part, measure, width))) {
    const longer = line + word;
    if (line === '' || measure(toLine(longer)) <= width) {
      line = longer;
      continue;
    }
    lines.push(toLine(line));
    if (lines.length === maxLines) return withEllipsis(lines, measure, width);
    line = word;
  }
  return line === '' ? lines : [...lines, toLine(line)];
}

const SOFT_HYPHENS = /\u00AD+(?!$)/g;

/** Returns a line as it is drawn. A soft hyphen is visible only at its end. */
function toLine(text: string): string {
  return text
    .trimEnd()
    .replace(SOFT_HYPHENS, '')
    .replace(/\u00AD+$/, '-');
}

/** Halving a width this often finds the narrowest lines to a pixel. */
const HALVINGS = 10;

/** Wraps a text into lines of about the same width, as few as `wrapText` needs. It breaks no more words than that. */
export function wrapBalanced(text: string, measure: Measure, width: number, maxLines: number): string[] {
  const { length } = wrapText(text, measure, width, maxLines);
  if (wrapText(text, measure, width, length + 1).length > length)
    return wrapText(text, measure, width, maxLines);
  const widths = splitWords(text).map(word => measure(toLine(word)));
  let [tooNarrow, fitting] = [Math.max(0, ...widths.filter(each => each <= width)), width];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (tooNarrow + fitting) / 2;
    if (wrapText(text, measure, middle, length + 1).length <= length) fitting = middle;
    else tooNarrow = middle;
  }
  return wrapText(text, measure, fitting, length);
}

/** Shares a width between texts equally, unless one needs more and others less. */
export function shareWidth(needs: readonly number[], total: number): number[] {
  const equal = total / needs.length;
  if (needs.every(need => need <= equal)) return needs.map(() => equal);
  let rest = total;
  let limit = 0;
  for (const [index, need] of needs.toSorted((a, b) => a - b).entries()) {
    limit = rest / (needs.length - index);
    rest -= Math.min(need, limit);
  }
  return needs.map(need => Math.min(need, limit) + rest / needs.length);
}

export function fitsUnbroken(text: string, measure: Measure, width: number, maxLines: number): boolean {
  if (splitWords(text).some(word => measure(toLine(word)) > width)) return false;
  return wrapText(text, measure, width, maxLines + 1).length <= maxLines;
}

export function cutText(text: string, measure: Measure, width: number): string {
  return measure(text) <= width ? text : (withEllipsis([text], measure, width)[0] ?? '');
}

/** Splits a text where a line may end. Each part includes the spaces after it. */
function splitWords(text: string): string[] {
  const breaker = new LineBreaker(text);
  const words: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    words.push(text.slice(start, next.position));
    start = next.position;
  }
  return words;
}

function breakWord(word: string, measure: Measure, width: number): string[] {
  const parts: string[] = [];
  let letters = splitClusters(word);
  do {
    const count = Math.max(
      1,
      countFitting(letters, part => measure(toLine(part)) <= width),
    );
    parts.push(letters.slice(0, count).join(''));
    letters = letters.slice(count);
  } while (letters.length > 0);
  return parts;
}

function withEllipsis(lines: string[], measure: Measure, width: number): string[] {
  const letters = splitClusters(lines.at(-1) ?? '');
  const count = countFitting(letters, part => measure(part + ELLIPSIS) <= width);
  const fitting = letters.slice(0, count).join('');
  const isInWord = /\S/.test(letters[count] ?? ' ');
  // A word is cut only if it has the line for itself.
  const last = isInWord ? fitting.replace(/(?<=\S)\s+\S*$/, '') : fitting;
  return [...lines.slice(0, -1), last.replace(/[\s.,;:–-]+$/, '') + ELLIPSIS];
}

/** A first guess at the letters that fit, which is enough for most words. */
const FIRST_GUESS = 32;

/**
 * Returns how many of the first letters fit. A measurement takes as long as its text, so few and short ones
 * are made.
 */
function countFitting(letters: string[], fits: (text: string) => boolean): number {
  const fitsFirst = (count: number) => fits(letters.slice(0, count).join(''));
  let fitting = 0;
  let tooMany = Math.min(FIRST_GUESS, letters.length);
  while (fitsFirst(tooMany)) {
    if (tooMany === letters.length) return tooMany;
    fitting = tooMany;
    tooMany = Math.min(tooMany * 2, letters.length);
  }
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fitsFirst(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}
