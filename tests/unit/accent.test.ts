import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLowestContrast, toTints } from '#shared/appearance/accent';
import { LOOK_STYLES, type Theme } from '#shared/appearance/looks';
import { type Color, toColors } from '#shared/appearance/palettes';
import { parseHex, type Rgb, toOklch } from '#shared/color/color';
import { contrastRatio } from '#shared/color/contrast-ratio';
import { runs } from '../support/property-runs';

const THEMES: Theme[] = ['light', 'dark'];
const STYLES_AND_THEMES = LOOK_STYLES.flatMap(style => THEMES.map(theme => ({ style, theme })));
const ANY_ACCENT = fc
  .integer({ min: 0, max: 0xffffff })
  .map(value => `#${value.toString(16).padStart(6, '0')}`);

function parseColor(hex: string | undefined): Rgb {
  const color = parseHex(hex ?? '');
  if (!color) throw new Error(`${hex} is not a color`);
  return color;
}

function getRatio(one: string | undefined, other: string | undefined): number {
  return contrastRatio(parseColor(one), parseColor(other));
}

const TEXTS: Color[] = ['ink', 'ink2', 'ink3', 'ok', 'warn', 'info', 'danger'];
const BACKGROUNDS: Color[] = ['bg', 'surface', 'sunken'];
const TINTED_BACKGROUNDS: Color[] = ['okWash', 'warnWash', 'infoWash', 'dangerWash'];

describe.each(STYLES_AND_THEMES)('the $style style in the $theme theme', ({ style, theme }) => {
  const color = toColors(style, theme);
  const expectContrast = (text: Color, background: Color, least = 4.5) => {
    const ratio = getRatio(color(text), color(background));
    expect.soft(ratio, `${text} on ${background}`).toBeGreaterThanOrEqual(least);
  };

  test('has enough contrast for text and controls on every background', () => {
    for (const background of [...BACKGROUNDS, 'accentWash'] as const)
      for (const text of [...TEXTS, 'accent'] as const) expectContrast(text, background);
    for (const background of BACKGROUNDS) expectContrast('control', background, 3);
    expectContrast('onInk', 'ink');
    expectContrast('onAccent', 'accent');
    expect(getRatio('#ffffff', color('dangerSolid'))).toBeGreaterThanOrEqual(4.5);
  });

  test('has enough contrast for status colors and text on status backgrounds', () => {
    for (const background of TINTED_BACKGROUNDS)
      for (const text of ['ink', 'ink2', background.replace('Wash', '') as Color] as const)
        expectContrast(text, background);
  });

  test('keeps its colors if the accent is missing or invalid', () => {
    const defaults = { accent: color('accent'), onAccent: color('onAccent'), wash: color('accentWash') };
    for (const accent of ['', 'red']) expect(toTints({ accent, style })[theme]).toEqual(defaults);
  });

  test('reaches AA contrast for every text with any of 150 random accents', () => {
    fc.assert(
      fc.property(ANY_ACCENT, chosen => {
        const { accent, onAccent, wash } = toTints({ accent: chosen, style })[theme];
        for (const background of [...BACKGROUNDS.map(color), wash])
          expect(getRatio(accent, background)).toBeGreaterThanOrEqual(4.5);
        for (const text of TEXTS) expect.soft(getRatio(color(text), wash), text).toBeGreaterThanOrEqual(4.5);
        expect(getRatio(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      }),
      runs(150),
    );
  });
});

test('a readable accent stays unchanged and any other one is adjusted without changing its hue', () => {
  const readable = toTints({ accent: '#1b5cad', style: 'instrument' });
  expect(readable.light.accent).toBe('#1b5cad');
  const { light, dark } = toTints({ accent: '#e8a200', style: 'instrument' });
  expect(dark.accent).toBe('#e8a200');
  expect(light.accent).not.toBe('#e8a200');
  expect(toOklch(parseColor(light.accent)).hue).toBeCloseTo(toOklch(parseColor('#e8a200')).hue, 1);
  expect(getLowestContrast(light.accent, 'instrument', 'light')).toBeLessThan(4.8);
});
