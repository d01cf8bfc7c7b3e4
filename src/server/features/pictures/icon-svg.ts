import type { Colors } from './picture-look';

export type IconShape = {
  size: number;
  /** How much of the icon the mark fills, 0 to 1. Maskable icons keep it within the middle four fifths. */
  fill: number;
  /** How round the corners of its ground are, 0 to 0.5; phones cut theirs themselves. */
  corner: number;
};

/** The logo, in its square of 32, on a ground of the look, so that it shows on any screen. */
export function iconSvg({ size, fill, corner }: IconShape, brand: string, color: Colors): string {
  const scale = (size * fill) / 32;
  const offset = (size - 32 * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${color('bg')}"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${scale})">${brand}</g>`,
    '</svg>',
  ].join('');
}
