import { expect, test } from 'vitest';
import { findPassingColor } from '#client/extras/demos/contrast/find-passing-color';
import { parseHex, type Rgb, toOklch } from '#shared/color/color';
import { contrastRatio } from '#shared/color/contrast-ratio';

function color(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(`${hex} is no color`);
  return parsed;
}

test('the nearest passing color is only slightly above the limit', () => {
  const pairs: [string, string][] = [
    ['#ff8800', '#ffffff'],
    ['#777777', '#ffffff'],
    ['#336699', '#000000'],
    ['#00ff00', '#ffffff'],
    ['#808080', '#808080'],
    ['#ffffff', '#ffffff'],
  ];
  for (const [text, background] of pairs) {
    const nearest = findPassingColor(color(text), color(background), 4.5);
    const ratio = contrastRatio(color(nearest ?? ''), color(background));
    expect.soft(ratio, `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
    expect.soft(ratio, `${text} on ${background}`).toBeLessThan(4.8);
  }
});

test('a color that passes stays as it is', () => {
  expect(findPassingColor(color('#123456'), color('#ffffff'), 4.5)).toBe('#123456');
});

test('the nearest passing color has the same hue', () => {
  const nearest = findPassingColor(color('#ff8800'), color('#ffffff'), 4.5);
  expect(toOklch(color(nearest ?? '')).hue).toBeCloseTo(toOklch(color('#ff8800')).hue, 1);
});

test('some colors have no passing one', () => {
  expect(findPassingColor(color('#ff8800'), color('#777777'), 7)).toBe(null);
});
