import { type Tinted, toTints } from '#shared/appearance/accent';
import type { Theme } from '#shared/appearance/looks';
import { toColors } from '#shared/appearance/palettes';
import { formatHex, parseHex } from '#shared/color/color';

/** Returns the values of the variables by which the sample's drawings name their colors. */
export function drawingColors(look: Tinted, theme: Theme): Map<string, string> {
  const color = toColors(look.style, theme);
  const { accent } = toTints(look)[theme];
  return new Map([
    ['--B', color('coverBg')],
    ['--G', color('coverGrid')],
    ['--S', color(theme === 'light' ? 'coverGrid' : 'isoShade')],
    ['--T', color('isoTop')],
    ['--L', color('isoSide')],
    ['--R', color('isoShade')],
    ['--W', color('coverBg')],
    ['--i', color('isoLine')],
    ['--x', color('isoSoft')],
    ['--1', accent],
    ['--2', darken(accent, 0.86)],
    ['--3', darken(accent, 0.7)],
  ]);
}

/** The end of a drawing, with the colors of an earlier look if it comes from a static copy. */
const END = /(?:<style>svg\{--B:[^<]*<\/style>)?<\/svg>\s*$/;

/** Draws a drawing of the sample in the colors of a look. Browsers choose the theme. */
export function inLookColors(drawing: string, look: Tinted): string {
  const rule = (theme: Theme) => {
    const values = [...drawingColors(look, theme)].map(([name, value]) => `${name}:${value}`);
    return `svg{${values.join(';')}}`;
  };
  // The last rule wins.
  const style = `<style>${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}</style>`;
  return drawing.replace(END, `${style}</svg>`);
}

function darken(hex: string, share: number): string {
  const color = parseHex(hex);
  if (!color) return hex;
  return formatHex({ red: color.red * share, green: color.green * share, blue: color.blue * share });
}
