import { formatHex, parseHex, type Rgb, toLinear, toOklch, toRgb } from './color';

/** Returns WCAG's contrast ratio, from 1 to 21. The order of the colors does not matter. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Truncates instead of rounding, because 4.499 must not read as the 4.5 that it fails. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100 + 1e-6) / 100).toFixed(2)} : 1`;
}

/** Finds the nearest passing color of the same hue in the given directions, checked after rounding to hex. */
export function findNearest(
  color: Rgb,
  ways: readonly ('darker' | 'lighter')[],
  passes: (color: Rgb) => boolean,
): string | null {
  const start = toOklch(color);
  for (let step = 0; step <= LIGHTNESS_STEPS; step += 1) {
    for (const way of ways) {
      const lightness = start.lightness + ((way === 'darker' ? -1 : 1) * step) / LIGHTNESS_STEPS;
      if (lightness < 0 || lightness > 1) continue;
      const hex = formatHex(toRgb({ ...start, lightness }));
      const written = parseHex(hex);
      if (written && passes(written)) return hex;
    }
  }
  return null;
}

const LIGHTNESS_STEPS = 400;

function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}
