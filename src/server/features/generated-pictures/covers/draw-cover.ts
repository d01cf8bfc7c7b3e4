import type { Tinted } from '#shared/appearance/accent';
import type { LookStyle, Theme } from '#shared/appearance/looks';
import type { Cover } from '#shared/covers/cover';
import { drawEditorial } from './editorial/draw-editorial';
import { drawInstrument } from './instrument/draw-instrument';
import { COVER_COLORS, coverColors, type Ground } from './palette';
import { createRandom, type Random } from './random';
import { COVER_HEIGHT, COVER_WIDTH, type DrawCover, type DrawText } from './sketch';
import { drawTerminal } from './terminal/draw-terminal';

const STYLES: Record<LookStyle, DrawCover> = {
  instrument: drawInstrument,
  editorial: drawEditorial,
  terminal: drawTerminal,
};

/** Without a theme, a cover follows the theme of the page that shows it. */
export type CoverLook = Tinted & { theme?: Theme };

export type CoverOptions = { look: CoverLook; isSmall: boolean; drawText: DrawText };

/** Draws a cover as an SVG file. */
export function drawCover(cover: Cover, { look, isSmall, drawText }: CoverOptions): string {
  const random = createRandom(cover.seed);
  const ground = pickGround(cover, random);
  const body = STYLES[look.style]({ cover, random, isSmall, drawText });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">`,
    `<style>path{vector-effect:non-scaling-stroke}${colorRules(look, ground)}</style>`,
    `<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="var(--ground)"/>`,
    body,
    '</svg>',
  ].join('');
}

/** At most one in three covers of a category is dark, so that a list does not look like a chessboard. */
function pickGround({ turn }: Cover, random: Random): Ground {
  const bright = random.pick(['paper', 'mist'] as const);
  return turn % 3 === 2 ? 'ink' : bright;
}

function colorRules(look: CoverLook, ground: Ground): string {
  if (look.theme !== undefined) return colorRule(look, ground, look.theme);
  const dark = colorRule(look, ground, 'dark');
  return `${colorRule(look, ground, 'light')}@media (prefers-color-scheme:dark){${dark}}`;
}

function colorRule(look: Tinted, ground: Ground, theme: Theme): string {
  const colors = coverColors(look, ground, theme);
  return `svg{${COVER_COLORS.map(name => `--${name}:${colors[name]}`).join(';')}}`;
}
