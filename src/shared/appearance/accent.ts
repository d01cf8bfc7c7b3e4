import { formatHex, parseHex, type Rgb, toOklch, toRgb } from '#shared/color/color';
import { contrastRatio, findNearest } from '#shared/color/contrast-ratio';
import type { Look, LookStyle, Theme } from './looks';
import { type Color, type Colors, toColors } from './palettes';

/** The contrast that WCAG 2.2 requires of text at level AA. */
const TEXT_CONTRAST = 4.5;

export type Tinted = Pick<Look, 'accent' | 'style'>;
/** The accent, the text color on it, and its faint shade behind text. */
type Tints = { accent: string; onAccent: string; wash: string };

const GROUNDS = ['bg', 'surface', 'sunken'] as const satisfies readonly Color[];
/** The text colors used on all of these backgrounds. */
const TEXTS = ['ink', 'ink2', 'ink3', 'ok', 'warn', 'info', 'danger'] as const satisfies readonly Color[];

/**
 * Computes the tints of a look in both themes. It takes the owner's color if that is legible, and otherwise
 * the nearest one of its hue.
 */
export function toTints({ accent, style }: Tinted): Record<Theme, Tints> {
  const color = parseHex(accent);
  const inTheme = (theme: Theme) => {
    const colors = toColors(style, theme);
    return color
      ? toLegibleTints(colors, color, theme === 'light' ? 'darker' : 'lighter')
      : toStyleTints(colors);
  };
  return { light: inTheme('light'), dark: inTheme('dark') };
}

/** Returns the lowest contrast of a color with any background of text. */
export function getLowestContrast(hex: string, style: LookStyle, theme: Theme): number {
  const grounds = GROUNDS.map(toColors(style, theme));
  return Math.min(...grounds.map(ground => contrastRatio(rgb(hex), rgb(ground))));
}

function toStyleTints(colors: Colors): Tints {
  return { accent: colors('accent'), onAccent: colors('onAccent'), wash: colors('accentWash') };
}

function toLegibleTints(colors: Colors, color: Rgb, way: 'darker' | 'lighter'): Tints {
  const wash = toWash(colors, color, way);
  const backgrounds = [...GROUNDS.map(colors), wash].map(rgb);
  const reads = (text: Rgb) => backgrounds.every(ground => contrastRatio(text, ground) >= TEXT_CONTRAST);
  // Black or white always reaches the contrast on a background that the theme's own text is legible on.
  const accent = findNearest(color, [way], reads) ?? (way === 'darker' ? '#000000' : '#ffffff');
  return { accent, onAccent: toOnAccent(accent), wash };
}

/** The lightness and strength of the wash are similar to those of the first style. */
const WASH = { darker: { lightness: 0.945, chroma: 0.024 }, lighter: { lightness: 0.235, chroma: 0.036 } };

/** Derives a faint shade of the hue on which every text stays legible. */
function toWash(colors: Colors, color: Rgb, way: 'darker' | 'lighter'): string {
  const { hue, chroma } = toOklch(color);
  const shade = toRgb({ ...WASH[way], chroma: Math.min(chroma, WASH[way].chroma), hue });
  const away = way === 'darker' ? 'lighter' : 'darker';
  const texts = TEXTS.map(colors).map(rgb);
  const reads = (ground: Rgb) => texts.every(text => contrastRatio(text, ground) >= TEXT_CONTRAST);
  return findNearest(shade, [away], reads) ?? formatHex(shade);
}

function toOnAccent(accent: string): string {
  const [white, black] = ['#ffffff', '#0b0b0b'];
  const contrastWith = (text: string) => contrastRatio(rgb(text), rgb(accent));
  return contrastWith(white) >= contrastWith(black) ? white : black;
}

function rgb(hex: string): Rgb {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is not a color`);
  return color;
}
