import type { Rgb } from '#shared/color/color';
import { contrastRatio, findNearest } from '#shared/color/contrast-ratio';

/**
 * Finds the color of the same hue with the nearest lightness that reaches the ratio on `background`, as hex.
 * Returns null if none does. Chroma is reduced if a screen cannot show the color.
 */
export function findPassingColor(text: Rgb, background: Rgb, ratio: number): string | null {
  const passes = (color: Rgb) => contrastRatio(color, background) >= ratio;
  return findNearest(text, ['darker', 'lighter'], passes);
}
