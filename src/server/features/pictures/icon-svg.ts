import type { Colors } from './picture-look';

export type IconShape = {
  size: number;
  /** The share of the icon that the mark fills, 0 to 1. Maskable icons keep it in the middle four fifths. */
  fill: number;
  /** The radius of the background's corners, 0 to 0.5; phones round their icons themselves. */
  corner: number;
};

/** Draws the logo on a background of the look, so that it is visible on any screen. */
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
