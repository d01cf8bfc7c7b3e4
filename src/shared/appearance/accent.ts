import { formatHex, parseHex, type Rgb, toOklch, toRgb } from '../color/color';
import { contrastRatio, nearestOf } from '../color/contrast';
import { GROUNDS, type Grounds, OWN_TINTS, type Tints } from './grounds';
import type { Look, Theme } from './looks';

/** What WCAG 2.2 asks of text at level AA. */
export const TEXT_CONTRAST = 4.5;

type Tinted = Pick<Look, 'accent' | 'style'>;

/** The tints of a look in both themes: the owner's colour where text in it can be read, else the nearest of its hue. */
export function tintsOf({ accent, style }: Tinted): Record<Theme, Tints> {
  const color = parseHex(accent);
  if (accent === '' || !color) return OWN_TINTS[style];
  const { light, dark } = GROUNDS[style];
  return { light: tintsOn(light, color, 'darker'), dark: tintsOn(dark, color, 'lighter') };
}

/** The least contrast that a colour has with what text stands on. */
export function leastContrast(hex: string, { bg, surface, sunken }: Grounds): number {
  return Math.min(...[bg, surface, sunken].map(ground => contrastRatio(rgb(hex), rgb(ground))));
}

function tintsOn(grounds: Grounds, color: Rgb, way: 'darker' | 'lighter'): Tints {
  const wash = washOf(grounds, color, way);
  const backgrounds = [grounds.bg, grounds.surface, grounds.sunken, wash].map(rgb);
  const reads = (text: Rgb) => backgrounds.every(ground => contrastRatio(text, ground) >= TEXT_CONTRAST);
  // Black or white always reads on a ground that the theme's own text reads on.
  const accent = nearestOf(color, [way], reads) ?? (way === 'darker' ? '#000000' : '#ffffff');
  return { accent, onAccent: onAccentOf(accent), wash };
}

/** How light and how strong a wash is: about as the one of the first look. */
const WASH = { darker: { lightness: 0.945, chroma: 0.024 }, lighter: { lightness: 0.235, chroma: 0.036 } };

/** A faint shade of the hue on which the palest text can still be read. */
function washOf({ ink3 }: Grounds, color: Rgb, way: 'darker' | 'lighter'): string {
  const { hue, chroma } = toOklch(color);
  const shade = toRgb({ ...WASH[way], chroma: Math.min(chroma, WASH[way].chroma), hue });
  const away = way === 'darker' ? 'lighter' : 'darker';
  return (
    nearestOf(shade, [away], ground => contrastRatio(rgb(ink3), ground) >= TEXT_CONTRAST) ?? formatHex(shade)
  );
}

/** White or nearly black, whichever reads better. */
function onAccentOf(accent: string): string {
  const [white, black] = ['#ffffff', '#0b0b0b'];
  const contrastWith = (text: string) => contrastRatio(rgb(text), rgb(accent));
  return contrastWith(white) >= contrastWith(black) ? white : black;
}

function rgb(hex: string): Rgb {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is no color`);
  return color;
}
