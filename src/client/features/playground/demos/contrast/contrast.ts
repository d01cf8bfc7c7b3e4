import { formatHex, parseHex, type Rgb, toLinear, toOklch, toRgb } from './color';

/** What WCAG 2.2 asks for, by what is coloured and how much is asked. */
export const DEMANDS = [
  { what: 'Large text and controls', level: 'AA', ratio: 3 },
  { what: 'Text', level: 'AA', ratio: 4.5 },
  { what: 'Large text', level: 'AAA', ratio: 4.5 },
  { what: 'Text', level: 'AAA', ratio: 7 },
] as const;

export const HIGHEST_RATIO = 21;

/** WCAG's contrast ratio, from 1 to 21; the order of the two does not matter. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Cut, not rounded: 4.499 must not read as the 4.5 that it fails. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100 + 1e-6) / 100).toFixed(2)} : 1`;
}

/**
 * The colour nearest to `text` in lightness, of the same hue, that reaches the ratio on `background`, as hex. Null when
 * none does. Where a colour is out of the screen's reach, chroma gives way.
 */
export function nearestPassing(text: Rgb, background: Rgb, ratio: number): string | null {
  const color = toOklch(text);
  for (let step = 0; step <= LIGHTNESS_STEPS; step += 1) {
    for (const way of [-1, 1]) {
      const lightness = color.lightness + (way * step) / LIGHTNESS_STEPS;
      if (lightness < 0 || lightness > 1) continue;
      // Judged as it will be written: hex rounds.
      const hex = formatHex(toRgb({ ...color, lightness }));
      const written = parseHex(hex);
      if (written && contrastRatio(written, background) >= ratio) return hex;
    }
  }
  return null;
}

const LIGHTNESS_STEPS = 400;

function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}
