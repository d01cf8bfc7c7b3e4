import { createMeasure } from '#server/core/font/measure-text';
import { toSettableText } from '#server/core/font/settable-text';
import type { FontStack } from '#server/core/font/typefaces';
import type { Colors } from '#shared/appearance/palettes';
import { lookColors, type PictureAppearance } from './picture-look';
import { textPath } from './text-path';

export type BrandPaint = {
  ink: string;
  accent: string;
  fonts: FontStack;
  /** The owner's logo as a PNG, or null if it is unavailable. */
  logo: Buffer | null;
};

/** Draws the logo in a square of 32 units. The mark replaces initials that the fonts cannot set. */
export function brandMark(look: Pick<PictureAppearance, 'logo' | 'initials'>, paint: BrandPaint): string {
  if (look.logo === 'own' && paint.logo) return ownLogo(paint.logo);
  const letters = look.initials.map(letter => toSettableText(letter, paint.fonts));
  const isSettable = letters.length > 0 && letters.every(letter => letter !== '');
  return look.logo === 'mark' || !isSettable ? scaleMark(paint) : initialsMark(letters, paint);
}

function scaleMark({ ink, accent }: BrandPaint): string {
  return [
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M4 6v20M10 6v11M22 6v11M28 6v20"/>`,
    `<path class="needle" fill="none" stroke="${accent}" stroke-width="3" d="M16 4v24"/>`,
  ].join('');
}

const NEEDLE = 2.6;
const GAP = 2.4;
/** The side of the square that the letters share with the needle. */
const SIDE = 32;
const LARGEST = 21;

/** Draws the letters in the position of the ticks. A single letter has the needle after it. */
function initialsMark(letters: string[], { ink, accent, fonts }: BrandPaint): string {
  const [first = '', last = ''] = letters;
  const ofOne = createMeasure({ fonts, size: 1 });
  const widest = last === '' ? ofOne(first) : 2 * Math.max(ofOne(first), ofOne(last));
  const available = SIDE - NEEDLE - GAP * (last === '' ? 1 : 2);
  const size = Math.min(LARGEST, available / widest);
  const y = 16 + size * 0.36;
  const at = last === '' ? (SIDE + widest * size + GAP - NEEDLE) / 2 : 16 - NEEDLE / 2;
  const style = { fonts, size, y, fill: ink };
  return [
    textPath([first], { ...style, x: at - GAP - ofOne(first) * size }),
    `<path class="needle" fill="${accent}" d="M${at} 4h${NEEDLE}v24h-${NEEDLE}z"/>`,
    last === '' ? '' : textPath([last], { ...style, x: at + NEEDLE + GAP }),
  ].join('');
}

function ownLogo(png: Buffer): string {
  return `<image width="32" height="32" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** Draws the logo for browser tabs, in the colors of the browser's theme. */
export function favicon(
  look: PictureAppearance,
  { fonts, logo }: Pick<BrandPaint, 'fonts' | 'logo'>,
): string {
  const [light, dark] = [lookColors(look, 'light'), lookColors(look, 'dark')];
  const drawn = brandMark(look, { ink: light('ink'), accent: light('accent'), fonts, logo });
  // Lines are drawn with their stroke, letters with their fill.
  const property = drawn.includes('stroke=') ? 'stroke' : 'fill';
  const styles = `path{${property}:${dark('ink')}}.needle{${property}:${dark('accent')}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>@media (prefers-color-scheme:dark){${styles}}</style>${drawn}</svg>\n`;
}

export type IconShape = {
  size: number;
  /**
   * The share of the icon that the mark fills, from 0 to 1. Maskable icons have it in the middle four fifths.
   */
  fill: number;
  /** The radius of the background's corners, from 0 to 0.5. Phones round their icons themselves. */
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
