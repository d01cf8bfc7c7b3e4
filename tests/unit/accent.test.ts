import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastContrast, tintsOf } from '../../src/shared/appearance/accent';
import { LOOK_STYLES, type Theme } from '../../src/shared/appearance/looks';
import { type Color, colorsOf } from '../../src/shared/appearance/palettes';
import { parseHex, type Rgb, toOklch } from '../../src/shared/color/color';
import { contrastRatio } from '../../src/shared/color/contrast-ratio';

const THEMES: Theme[] = ['light', 'dark'];
const LOOKS = LOOK_STYLES.flatMap(style => THEMES.map(theme => ({ style, theme })));
const ANY_ACCENT = fc
  .integer({ min: 0, max: 0xffffff })
  .map(value => `#${value.toString(16).padStart(6, '0')}`);

function rgb(hex: string | undefined): Rgb {
  const color = parseHex(hex ?? '');
  if (!color) throw new Error(`${hex} is no color`);
  return color;
}

function ratio(one: string | undefined, other: string | undefined): number {
  return contrastRatio(rgb(one), rgb(other));
}

const TEXTS: Color[] = ['ink', 'ink2', 'ink3', 'ok', 'warn', 'info', 'danger'];
const GROUNDS: Color[] = ['bg', 'surface', 'sunken'];
const WASHES: Color[] = ['okWash', 'warnWash', 'infoWash', 'dangerWash'];

describe.each(LOOKS)('in $style, $theme', ({ style, theme }) => {
  const color = colorsOf(style, theme);

  test('every text can be read on every ground, and controls can be seen', () => {
    for (const ground of [...GROUNDS, 'accentWash'] as const) {
      for (const text of [...TEXTS, 'accent'] as const)
        expect.soft(ratio(color(text), color(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of GROUNDS)
      expect.soft(ratio(color('control'), color(ground)), `control on ${ground}`).toBeGreaterThanOrEqual(3);
    expect(ratio(color('onInk'), color('ink'))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(color('onAccent'), color('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(ratio('#ffffff', color('dangerSolid'))).toBeGreaterThanOrEqual(4.5);
  });

  test('what means something can be read on its own ground, and so can text', () => {
    for (const ground of WASHES) {
      for (const text of ['ink', 'ink2', ground.replace('Wash', '') as Color] as const)
        expect.soft(ratio(color(text), color(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('any of 500 accents keeps AA for every text', () => {
    fc.assert(
      fc.property(ANY_ACCENT, chosen => {
        const { accent, onAccent, wash } = tintsOf({ accent: chosen, style })[theme];
        for (const ground of [...GROUNDS.map(color), wash])
          expect(ratio(accent, ground)).toBeGreaterThanOrEqual(4.5);
        for (const text of TEXTS) expect.soft(ratio(color(text), wash), text).toBeGreaterThanOrEqual(4.5);
        expect(ratio(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });
});

test('a color that can be read is kept as it is, another keeps its hue', () => {
  const kept = tintsOf({ accent: '#1b5cad', style: 'instrument' });
  expect(kept.light.accent).toBe('#1b5cad');
  const { light, dark } = tintsOf({ accent: '#e8a200', style: 'instrument' });
  expect(dark.accent).toBe('#e8a200');
  expect(light.accent).not.toBe('#e8a200');
  expect(toOklch(rgb(light.accent)).hue).toBeCloseTo(toOklch(rgb('#e8a200')).hue, 1);
  expect(leastContrast(light.accent, 'instrument', 'light')).toBeLessThan(4.8);
});

test('without an accent, and with what is none, the style has its own', () => {
  for (const style of LOOK_STYLES) {
    for (const accent of ['', 'red']) {
      for (const theme of THEMES) {
        const color = colorsOf(style, theme);
        const own = { accent: color('accent'), onAccent: color('onAccent'), wash: color('accentWash') };
        expect(tintsOf({ accent, style })[theme]).toEqual(own);
      }
    }
  }
});
