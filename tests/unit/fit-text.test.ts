import { expect, test } from 'vitest';
import { cutText, fitsUnbroken, shareWidth, wrapBalanced, wrapText } from '#server/core/font/fit-text';

/** Measures text in a font whose characters all have width 1. */
const measure = (text: string) => [...text].length;

test.each([
  ['one two three', 8, 3, ['one two', 'three']],
  ['one', 8, 3, ['one']],
  ['', 8, 3, []],
  ['abcdefghij', 4, 3, ['abcd', 'efgh', 'ij']],
  ['one two three four', 8, 1, ['one...']],
])('%j wraps into lines of at most %i characters', (text, width, maxLines, lines) => {
  const wrapped = wrapText(text, measure, width, maxLines);
  expect(wrapped).toEqual(lines);
  expect(wrapped.length).toBeLessThanOrEqual(maxLines);
  for (const line of wrapped) expect(measure(line)).toBeLessThanOrEqual(width);
});

test('a text that does not fit ends with an ellipsis after a complete character, or must be split', () => {
  expect(wrapText('one two three four', measure, 9, 2)).toEqual(['one two', 'three...']);
  expect(cutText('ab𝒄𝒅𝒆𝒇', measure, 5)).toBe('ab...');
  expect(cutText('abc', measure, 5)).toBe('abc');
  expect(fitsUnbroken('one two', measure, 4, 2)).toBe(true);
  expect(fitsUnbroken('one two', measure, 4, 1)).toBe(false);
  expect(fitsUnbroken('longer', measure, 4, 2)).toBe(false);
});

test('a word ends a line at a soft hyphen only if it must, and with a hyphen', () => {
  const hyphenated = 'a Schnellzug\u00ADlokomotive';
  expect(wrapText(hyphenated, measure, 24)).toEqual(['a Schnellzuglokomotive']);
  expect(wrapText(hyphenated, measure, 14)).toEqual(['a Schnellzug-', 'lokomotive']);
  expect(wrapText(hyphenated, measure, 11)).toEqual(['a', 'Schnellzug-', 'lokomotive']);
  expect(fitsUnbroken(hyphenated, measure, 11, 3)).toBe(true);
});

test('no line of Japanese begins with a closing mark or a small letter, or ends with an opening mark', () => {
  const text = '「キット」、ミャンマー（ビルマ）ッ。ティー・タイム〜ん々「ひゃく」ー。';
  for (let width = 6; width < 12; width += 1) {
    for (const line of wrapText(text, measure, width)) {
      expect(line, `width ${width}`).not.toMatch(/^[」）、。・ッャィュョゃー々]|[「（]$/);
    }
  }
});

test('balanced lines leave no word alone, and a text that is cut uses the whole width', () => {
  expect(wrapBalanced('one two three four', measure, 14, 2)).toEqual(['one two', 'three four']);
  expect(wrapBalanced('one two', measure, 14, 2)).toEqual(['one two']);
  expect(wrapBalanced('one two three four', measure, 9, 1)).toEqual(['one...']);
  // A broken word leaves no single letter behind.
  expect(wrapBalanced('abcdefghijklm', measure, 6, 3)).toEqual(['abcde', 'fghij', 'klm']);
  expect(wrapBalanced('an abcdefghijklm', measure, 6, 4)).toEqual(['an', 'abcde', 'fghij', 'klm']);
});

test('a width is shared so that no text is cut while another has space', () => {
  expect(shareWidth([10, 20, 30], 90)).toEqual([30, 30, 30]);
  expect(shareWidth([10, 50, 18], 90)).toEqual([14, 54, 22]);
  expect(shareWidth([10, 80, 70], 90)).toEqual([10, 40, 40]);
});

test.each(['x'.repeat(400), 'ordinary words '.repeat(25), 'a '.repeat(200)])(
  '%j is wrapped and cut with few measurements of short texts',
  text => {
    let letters = 0;
    const counting = (part: string) => {
      letters += part.length;
      return part.length;
    };
    for (const width of [30, 130]) {
      letters = 0;
      wrapText(text, counting, width, 2);
      expect(letters).toBeLessThan(30_000);
      letters = 0;
      cutText(text, counting, width);
      expect(letters).toBeLessThan(2_000);
    }
  },
);
