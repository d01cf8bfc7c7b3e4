import { type Tinted, toTints } from '#shared/appearance/accent';
import type { Theme } from '#shared/appearance/looks';
import { type Color, toColors } from '#shared/appearance/palettes';

/** The colors of a cover. `top`, `side` and `shade` are the faces of solids, and `soft` is a fainter line. */
export const COVER_COLORS = ['ground', 'top', 'side', 'shade', 'line', 'soft', 'accent'] as const;
export type CoverColor = (typeof COVER_COLORS)[number];

/** The backgrounds of covers. The seed chooses one, so that the order of a list changes no cover. */
export const GROUNDS = ['paper', 'mist', 'ink'] as const;
export type Ground = (typeof GROUNDS)[number];

const SOLIDS = {
  top: 'isoTop',
  side: 'isoSide',
  shade: 'isoShade',
  line: 'isoLine',
  soft: 'isoSoft',
} as const satisfies Partial<Record<CoverColor, Color>>;

/** Returns the colors of a ground in one theme. Ink is dark in both. */
export function coverColors(look: Tinted, ground: Ground, theme: Theme): Record<CoverColor, string> {
  const shown: Theme = ground === 'ink' ? 'dark' : theme;
  const color = toColors(look.style, shown);
  const grounds = { paper: 'surface', mist: 'coverBg', ink: theme === 'dark' ? 'sunken' : 'bg' } as const;
  return {
    ground: color(grounds[ground]),
    top: color(SOLIDS.top),
    side: color(SOLIDS.side),
    shade: color(SOLIDS.shade),
    line: color(SOLIDS.line),
    soft: color(SOLIDS.soft),
    accent: toTints(look)[shown].accent,
  };
}
