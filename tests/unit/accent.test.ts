import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastContrast, tintsOf } from '../../src/shared/appearance/accent';
import { GROUNDS, OWN_TINTS } from '../../src/shared/appearance/grounds';
import { LOOK_STYLES, type LookStyle, type Theme } from '../../src/shared/appearance/looks';
import { parseHex, type Rgb, toOklch } from '../../src/shared/color/color';
import { contrastRatio } from '../../src/shared/color/contrast';

const THEMES: Theme[] = ['light', 'dark'];
const LOOKS = LOOK_STYLES.flatMap(style => THEMES.map(theme => ({ style, theme })));
const ANY_ACCENT = fc
  .integer({ min: 0, max: 0xffffff })
  .map(value => `#${value.toString(16).padStart(6, '0')}`);

/** The colors of a style as its sheet has them, over those that all styles share. */
function tokensOf(style: LookStyle, theme: Theme): Map<string, string> {
  const sheets = ['tokens.css', ...(style === 'instrument' ? [] : [`looks/${style}.css`])];
  const tokens = new Map<string, string>();
  for (const sheet of sheets) {
    const css = readFileSync(resolve(import.meta.dirname, '../../src/client/ui/styles', sheet), 'utf8');
    for (const [, name = '', light = '', dark] of css.matchAll(
      /(--[\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g,
    ))
      tokens.set(name, (theme === 'light' ? light : dark) ?? '');
  }
  return tokens;
}

function rgb(hex: string | undefined): Rgb {
  const color = parseHex(hex ?? '');
  if (!color) throw new Error(`${hex} is no color`);
  return color;
}

function ratio(one: string | undefined, other: string | undefined): number {
  return contrastRatio(rgb(one), rgb(other));
}

const TEXTS = ['--ink', '--ink-2', '--ink-3', '--accent', '--ok', '--warn', '--info', '--danger'];
const GROUND_TOKENS = ['--bg', '--surface', '--sunken', '--accent-wash'];

describe.each(LOOKS)('in $style, $theme', ({ style, theme }) => {
  const tokens = tokensOf(style, theme);

  test('the colors that tints are measured against are those of the sheet', () => {
    const { accent, onAccent, wash } = OWN_TINTS[style][theme];
    const measured = {
      ...{ '--bg': GROUNDS[style][theme].bg, '--surface': GROUNDS[style][theme].surface },
      ...{ '--sunken': GROUNDS[style][theme].sunken, '--ink-3': GROUNDS[style][theme].ink3 },
      ...{ '--accent': accent, '--on-accent': onAccent, '--accent-wash': wash },
    };
    expect(Object.fromEntries(Object.keys(measured).map(name => [name, tokens.get(name)]))).toEqual(measured);
  });

  test('every text can be read on every ground, and controls can be seen', () => {
    for (const ground of GROUND_TOKENS) {
      for (const text of TEXTS)
        expect
          .soft(ratio(tokens.get(text), tokens.get(ground)), `${text} on ${ground}`)
          .toBeGreaterThanOrEqual(4.5);
      if (ground !== '--accent-wash')
        expect
          .soft(ratio(tokens.get('--control'), tokens.get(ground)), `control on ${ground}`)
          .toBeGreaterThanOrEqual(3);
    }
    expect(ratio(tokens.get('--on-ink'), tokens.get('--ink'))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(tokens.get('--on-accent'), tokens.get('--accent'))).toBeGreaterThanOrEqual(4.5);
  });

  test('any of 500 accents keeps AA for every text', () => {
    fc.assert(
      fc.property(ANY_ACCENT, color => {
        const { accent, onAccent, wash } = tintsOf({ accent: color, style })[theme];
        const grounds = [...['--bg', '--surface', '--sunken'].map(name => tokens.get(name)), wash];
        const inks = ['--ink', '--ink-2', '--ink-3'].map(name => tokens.get(name));
        for (const ground of grounds) expect(ratio(accent, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ink of inks) expect(ratio(ink, wash)).toBeGreaterThanOrEqual(4.5);
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
  expect(leastContrast(light.accent, GROUNDS.instrument.light)).toBeLessThan(4.8);
});

test('without an accent, and with what is none, the style has its own', () => {
  expect(tintsOf({ accent: '', style: 'editorial' })).toBe(OWN_TINTS.editorial);
  expect(tintsOf({ accent: 'red', style: 'terminal' })).toBe(OWN_TINTS.terminal);
});
