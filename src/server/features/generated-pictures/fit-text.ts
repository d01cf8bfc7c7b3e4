/** Measures the width of a text in units of the picture. */
export type Measure = (text: string) => number;

const ELLIPSIS = '...';

/**
 * Wraps a text into lines of at most this width. Longer words are broken. Text that does not fit is cut and
 * ends in an ellipsis.
 */
export function wrapText(text: string, measure: Measure, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(part => breakWord(part, measure, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    if (lines.length === maxLines) return withEllipsis(lines, measure, width);
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}

export function fitsUnbroken(text: string, measure: Measure, width: number, maxLines: number): boolean {
  if (text.split(' ').some(word => measure(word) > width)) return false;
  return wrapText(text, measure, width, maxLines + 1).length <= maxLines;
}

export function cutText(text: string, measure: Measure, width: number): string {
  return measure(text) <= width ? text : (withEllipsis([text], measure, width)[0] ?? '');
}

function breakWord(word: string, measure: Measure, width: number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function withEllipsis(lines: string[], measure: Measure, width: number): string[] {
  let letters = [...(lines.at(-1) ?? '')];
  while (letters.length > 0 && measure(letters.join('') + ELLIPSIS) > width) letters = letters.slice(0, -1);
  return [...lines.slice(0, -1), letters.join('').replace(/[\s.,;:–-]+$/, '') + ELLIPSIS];
}
