import { type Tinted, toTints } from '#shared/appearance/accent';
import type { Theme } from '#shared/appearance/looks';
import { type Color, toColors } from '#shared/appearance/palettes';
import { parseHex } from '#shared/color/color';
import { contrastRatio, findNearest } from '#shared/color/contrast-ratio';

/** The colors of a cover. `top`, `side` and `shade` are the faces of solids, and `soft` is a fainter line. */
export const COVER_COLORS = ['ground', 'top', 'side', 'shade', 'line', 'soft', 'accent'] as const;
export type CoverColor = (typeof COVER_COLORS)[number];

/** The backgrounds of covers. */
export type Ground = 'paper' | 'mist' | 'ink';

type Roles = Record<Exclude<CoverColor, 'accent'>, Color>;

const SOLIDS = {
  top: 'isoTop',
  side: 'isoSide',
  shade: 'isoShade',
  line: 'isoLine',
  soft: 'isoSoft',
} as const;

/** Ink is dark in both themes, but lighter than a dark page. */
const ROLES: Record<Theme, Record<Ground, Roles>> = {
  light: {
    paper: { ...SOLIDS, ground: 'surface' },
    mist: { ...SOLIDS, ground: 'coverBg' },
    ink: { ...SOLIDS, ground: 'bg' },
  },
  dark: {
    paper: { ...SOLIDS, ground: 'surface' },
    mist: { ...SOLIDS, ground: 'sunken', top: 'line', side: 'isoTop', soft: 'tickStrong' },
    ink: { ground: 'line', top: 'tick', side: 'line', shade: 'sunken', line: 'ink2', soft: 'tickStrong' },
  },
};

/** The contrast that WCAG 2.2 requires of graphics. */
const GRAPHICS_CONTRAST = 3;

/** Returns the colors of a ground in one theme. The accent stands out from everything that it can be on or beside. */
export function coverColors(look: Tinted, ground: Ground, theme: Theme): Record<CoverColor, string> {
  const shown: Theme = ground === 'ink' ? 'dark' : theme;
  const color = toColors(look.style, shown);
  const roles = ROLES[theme][ground];
  const colors = {
    ground: color(roles.ground),
    top: color(roles.top),
    side: color(roles.side),
    shade: color(roles.shade),
    line: color(roles.line),
    soft: color(roles.soft),
  };
  const faces = [colors.ground, colors.top, colors.side, colors.shade].flatMap(hex => parseHex(hex) ?? []);
  const { accent } = toTints(look)[shown];
  const tint = parseHex(accent);
  const legible =
    tint &&
    findNearest(tint, [shown === 'dark' ? 'lighter' : 'darker'], shade =>
      faces.every(face => contrastRatio(shade, face) >= GRAPHICS_CONTRAST),
    );
  return { ...colors, accent: legible ?? accent };
}
