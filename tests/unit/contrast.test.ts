import { describe, expect, test } from 'vitest';
import {
  contrastRatio,
  formatRatio,
  nearestPassing,
} from '../../src/client/features/playground/demos/contrast/contrast';
import { formatHex, parseHex, type Rgb } from '../../src/client/features/playground/demos/contrast/hex-color';
import { toOklch, toRgb } from '../../src/client/features/playground/demos/contrast/oklch';

function color(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(`${hex} is no colour`);
  return parsed;
}

function ratioOf(one: string, other: string): number {
  return contrastRatio(color(one), color(other));
}

describe('hex colours', () => {
  test.each([
    ['#1f6f78', '#1f6f78'],
    ['1F6F78', '#1f6f78'],
    ['#abc', '#aabbcc'],
    [' fff ', '#ffffff'],
  ])('%s is %s', (text, hex) => {
    expect(formatHex(color(text))).toBe(hex);
  });

  test.each(['', '#', '#12', '#1234', '#12345', '#1234567', 'red', '#ggg', '# fff'])('"%s" is none', text => {
    expect(parseHex(text)).toBe(null);
  });
});

describe('the ratio', () => {
  // As WCAG's own examples and other meters have it.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(ratioOf(one, other)).toBeCloseTo(ratio, 2);
    expect(ratioOf(other, one)).toBeCloseTo(ratio, 2);
  });

  test('is cut, so that what fails never reads as reached', () => {
    expect(formatRatio(4.499)).toBe('4.49 : 1');
    expect(formatRatio(4.5)).toBe('4.50 : 1');
    expect(formatRatio(21)).toBe('21.00 : 1');
  });
});

describe('the nearest colour that passes', () => {
  test.each([
    ['#ff8800', '#ffffff'],
    ['#777777', '#ffffff'],
    ['#336699', '#000000'],
    ['#00ff00', '#ffffff'],
    ['#808080', '#808080'],
    ['#ffffff', '#ffffff'],
  ])('for %s on %s passes, but hardly', (text, background) => {
    const nearest = nearestPassing(color(text), color(background), 4.5);
    const ratio = ratioOf(nearest ?? '', background);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
    expect(ratio).toBeLessThan(4.8);
  });

  test('is the colour itself when it passes', () => {
    expect(nearestPassing(color('#123456'), color('#ffffff'), 4.5)).toBe('#123456');
  });

  test('keeps the hue', () => {
    const nearest = nearestPassing(color('#ff8800'), color('#ffffff'), 4.5);
    expect(toOklch(color(nearest ?? '')).hue).toBeCloseTo(toOklch(color('#ff8800')).hue, 1);
  });

  test('is nothing where none can', () => {
    expect(nearestPassing(color('#ff8800'), color('#777777'), 7)).toBe(null);
  });
});

test.each(['#000000', '#ffffff', '#ff0000', '#1f6f78', '#f4e9d8'])(
  '%s comes back from OKLCH as it was',
  hex => {
    expect(formatHex(toRgb(toOklch(color(hex))))).toBe(hex);
  },
);

test('OKLCH is that of CSS', () => {
  const { lightness, chroma, hue } = toOklch(color('#ff0000'));
  expect([lightness, chroma, (hue * 180) / Math.PI]).toEqual([
    expect.closeTo(0.628, 3),
    expect.closeTo(0.2577, 3),
    expect.closeTo(29.23, 1),
  ]);
});
