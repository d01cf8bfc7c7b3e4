import type { LookStyle, Theme } from './looks';

type Pair = readonly [light: string, dark: string];

/**
 * The colors of each style are defined only here. The style sheets, the tints, the resume and the server's
 * pictures derive from them (src/build/generated-css.ts, server/http/pages/page-look.ts). `ink` to `ink3` are text.
 */
export const PALETTES = {
  instrument: {
    bg: ['#f2f4f4', '#0d1112'],
    surface: ['#ffffff', '#141919'],
    sunken: ['#e7ebeb', '#1d2425'],
    line: ['#d3dada', '#2a3334'],
    control: ['#7a8687', '#6b787a'],
    ink: ['#12181a', '#edf1f0'],
    ink2: ['#414b4e', '#b4bfbf'],
    ink3: ['#566264', '#8f9c9d'],
    onInk: ['#f2f4f4', '#0d1112'],
    tick: ['#b5bfc0', '#3d494b'],
    tickStrong: ['#7a8687', '#6b787a'],
    accent: ['#be3a00', '#ff7c45'],
    onAccent: ['#ffffff', '#180a03'],
    accentWash: ['#fbe9e0', '#2e1a10'],
    isoTop: ['#ffffff', '#20292a'],
    isoSide: ['#edf0f0', '#1a2122'],
    isoShade: ['#c9d1d1', '#101617'],
    isoLine: ['#2b3436', '#a9b6b6'],
    isoSoft: ['#9aa6a7', '#4e5b5d'],
    isoWell: ['#edf0f0', '#141a1b'],
    coverBg: ['#e4e9e9', '#141a1b'],
    coverGrid: ['#d8dede', '#1b2223'],
  },
  editorial: {
    bg: ['#faf7f1', '#15120f'],
    surface: ['#fffdf9', '#1b1814'],
    sunken: ['#f0ebe1', '#26211c'],
    line: ['#dcd4c6', '#383029'],
    control: ['#857c6d', '#7f7568'],
    ink: ['#1d1915', '#f3ede3'],
    ink2: ['#4b433a', '#c6bcae'],
    ink3: ['#655c50', '#a3988a'],
    onInk: ['#faf7f1', '#15120f'],
    tick: ['#c5bbaa', '#463d34'],
    tickStrong: ['#857c6d', '#7f7568'],
    accent: ['#8f2a1d', '#f0917c'],
    onAccent: ['#ffffff', '#1a0805'],
    accentWash: ['#f6e6df', '#331a14'],
    isoTop: ['#fffdf9', '#26211c'],
    isoSide: ['#f3eee5', '#1f1b17'],
    isoShade: ['#d8cfbf', '#120f0c'],
    isoLine: ['#3a322a', '#b5aa9c'],
    isoSoft: ['#a89d8c', '#5c5248'],
    isoWell: ['#f3eee5', '#1b1814'],
    coverBg: ['#ece6da', '#1b1814'],
    coverGrid: ['#e2dacb', '#241f1a'],
  },
  terminal: {
    bg: ['#f5f6ef', '#0a0e0b'],
    surface: ['#fafbf5', '#0e130f'],
    sunken: ['#e8ebdf', '#182019'],
    line: ['#cdd3c4', '#263128'],
    control: ['#78826f', '#647366'],
    ink: ['#141a12', '#e2efe3'],
    ink2: ['#3f493b', '#aebfb0'],
    ink3: ['#586152', '#8b9b8d'],
    onInk: ['#f5f6ef', '#0a0e0b'],
    tick: ['#b4bca9', '#364438'],
    tickStrong: ['#78826f', '#647366'],
    accent: ['#1b6a2c', '#7be08a'],
    onAccent: ['#ffffff', '#04140a'],
    accentWash: ['#dfeeda', '#12291a'],
    isoTop: ['#fafbf5', '#182019'],
    isoSide: ['#edf0e5', '#121812'],
    isoShade: ['#cbd2c0', '#0a0e0b'],
    isoLine: ['#2b3527', '#9fb3a2'],
    isoSoft: ['#99a48f', '#46554a'],
    isoWell: ['#edf0e5', '#0e130f'],
    coverBg: ['#e4e8da', '#0e130f'],
    coverGrid: ['#d9decd', '#172018'],
  },
} as const satisfies Record<LookStyle, Record<string, Pair>>;

/** Semantic colors, which all styles share. */
export const MEANINGS = {
  ok: ['#17693a', '#6fd79a'],
  okWash: ['#dff1e6', '#12291c'],
  warn: ['#7f4e00', '#f0be5a'],
  warnWash: ['#f8ebd0', '#2c2210'],
  info: ['#1b5cad', '#83b8ff'],
  infoWash: ['#e0ebf9', '#122337'],
  danger: ['#b0103a', '#ff7f98'],
  dangerWash: ['#fbe3e8', '#331720'],
  dangerSolid: ['#b0103a', '#cf3358'],
} as const satisfies Record<string, Pair>;

type StyleColor = keyof (typeof PALETTES)['instrument'];
export type Colors = (name: Color) => string;
export type Color = StyleColor | keyof typeof MEANINGS;

/** Returns a lookup for the colors of a style in one theme. */
export function toColors(style: LookStyle, theme: Theme): Colors {
  const colors: Record<Color, Pair> = { ...MEANINGS, ...PALETTES[style] };
  return name => colors[name][theme === 'light' ? 0 : 1];
}

/** Converts colors to declarations of custom properties, in which `ink2` becomes `--ink-2`. */
export function colorDeclarations(colors: Record<string, Pair>): [property: string, value: string][] {
  return Object.entries(colors).map(([name, pair]) => [
    `--${name.replace(/[A-Z]|\d/g, part => `-${part.toLowerCase()}`)}`,
    lightDark(pair),
  ]);
}

export function lightDark([light, dark]: Pair): string {
  return `light-dark(${light}, ${dark})`;
}
