import { formatHex, parseHex, type Rgb, toOklch, toRgb } from '../color/color';
import { contrastRatio, nearestOf } from '../color/contrast-ratio';
import type { Look, LookStyle, Theme } from './looks';
import { type Color, colorsOf } from './palettes';

/** What WCAG 2.2 asks of text at level AA. */
export const TEXT_CONTRAST = 4.5;

type Tinted = Pick<Look, 'accent' | 'style'>;
/** The accent, what is written on it, and its faint shade behind text. */
export type Tints = { accent: string; onAccent: string; wash: string };

/** What text stands on beside the wash. */
const GROUNDS = ['bg', 'surface', 'sunken'] as const satisfies readonly Color[];
/** What is written on all of these. */
const TEXTS = ['ink', 'ink2', 'ink3', 'ok', 'warn', 'info', 'danger'] as const satisfies readonly Color[];

/** The tints of a look in both themes: the owner's colour where text in it can be read, else the nearest of its hue. */
export function tintsOf({ accent, style }: Tinted): Record<Theme, Tints> {
  const color = parseHex(accent);
  const inTheme = (theme: Theme) => {
    const colors = colorsOf(style, theme);
    return color ? tintsOn(colors, color, theme === 'light' ? 'darker' : 'lighter') : tintsOfStyle(colors);
  };
  return { light: inTheme('light'), dark: inTheme('dark') };
}

/** The least contrast that a colour has with what text stands on. */
export function leastContrast(hex: string, style: LookStyle, theme: Theme): number {
  const grounds = GROUNDS.map(colorsOf(style, theme));
  return Math.min(...grounds.map(ground => contrastRatio(rgb(hex), rgb(ground))));
}

type Colors = (name: Color) => string;

function tintsOfStyle(colors: Colors): Tints {
  return { accent: colors('accent'), onAccent: colors('onAccent'), wash: colors('accentWash') };
}

function tintsOn(colors: Colors, color: Rgb, way: 'darker' | 'lighter'): Tints {
  const wash = washOf(colors, color, way);
  const backgrounds = [...GROUNDS.map(colors), wash].map(rgb);
  const reads = (text: Rgb) => backgrounds.every(ground => contrastRatio(text, ground) >= TEXT_CONTRAST);
  // Black or white always reads on a ground that the theme's own text reads on.
  const accent = nearestOf(color, [way], reads) ?? (way === 'darker' ? '#000000' : '#ffffff');
  return { accent, onAccent: onAccentOf(accent), wash };
}

/** How light and how strong a wash is: about as the one of the first look. */
const WASH = { darker: { lightness: 0.945, chroma: 0.024 }, lighter: { lightness: 0.235, chroma: 0.036 } };

/** A faint shade of the hue on which every text can still be read. */
function washOf(colors: Colors, color: Rgb, way: 'darker' | 'lighter'): string {
  const { hue, chroma } = toOklch(color);
  const shade = toRgb({ ...WASH[way], chroma: Math.min(chroma, WASH[way].chroma), hue });
  const away = way === 'darker' ? 'lighter' : 'darker';
  const texts = TEXTS.map(colors).map(rgb);
  const reads = (ground: Rgb) => texts.every(text => contrastRatio(text, ground) >= TEXT_CONTRAST);
  return nearestOf(shade, [away], reads) ?? formatHex(shade);
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
