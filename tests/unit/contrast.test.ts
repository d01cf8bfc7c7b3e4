import { expect, test } from 'vitest';
import { formatHex, parseHex, type Rgb, toOklch, toRgb } from '#shared/color/color';
import { contrastRatio, formatRatio } from '#shared/color/contrast-ratio';

function color(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(`${hex} is no color`);
  return parsed;
}

const getRatio = (one: string, other: string): number => contrastRatio(color(one), color(other));

test('hex colors have three or six digits, with or without a hash', () => {
  const read = ['#1f6f78', '1F6F78', '#abc', ' fff '].map(text => formatHex(color(text)));
  expect(read).toEqual(['#1f6f78', '#1f6f78', '#aabbcc', '#ffffff']);
  const others = ['', '#', '#12', '#1234', '#12345', '#1234567', 'red', '#ggg', '# fff'];
  expect(others.filter(text => parseHex(text) !== null)).toEqual([]);
});

test('the contrast ratio matches the examples of WCAG', () => {
  const examples: [string, string, number][] = [
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#ffffff', 8.59],
  ];
  for (const [one, other, ratio] of examples) {
    expect.soft(getRatio(one, other), `${one} on ${other}`).toBeCloseTo(ratio, 2);
    expect.soft(getRatio(other, one), `${other} on ${one}`).toBeCloseTo(ratio, 2);
  }
});

test('a ratio is rounded down, so that a failing one never reads as passing', () => {
  expect(formatRatio(4.499)).toBe('4.49 : 1');
  expect(formatRatio(4.5)).toBe('4.50 : 1');
  expect(formatRatio(21)).toBe('21.00 : 1');
});

test('a conversion to OKLCH and back preserves the color', () => {
  const colors = ['#000000', '#ffffff', '#ff0000', '#1f6f78', '#f4e9d8'];
  expect(colors.map(hex => formatHex(toRgb(toOklch(color(hex)))))).toEqual(colors);
});

test('OKLCH values match those of CSS', () => {
  const { lightness, chroma, hue } = toOklch(color('#ff0000'));
  const found = [lightness, chroma, (hue * 180) / Math.PI];
  expect(found).toEqual([expect.closeTo(0.628, 3), expect.closeTo(0.2577, 3), expect.closeTo(29.23, 1)]);
});
