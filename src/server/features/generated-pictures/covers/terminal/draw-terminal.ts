import { pickByTurn } from '#server/features/generated-pictures/covers/random';
import type { CoverSketch } from '#server/features/generated-pictures/covers/sketch';
import type { CoverFamily } from '#shared/covers/cover';
import { type Compositions, createCanvas } from './canvas';

import { board, route } from './circuits';
import { blocks, field } from './columns';
import { drawFigure } from './figure';
import { dial, relief } from './matrices';
import { pages, phones } from './windows';

const COMPOSITIONS: Record<CoverFamily, Compositions> = {
  pages,
  phones,
  board,
  field,
  blocks,
  dial,
  route,
  relief,
};

/** Draws with character cells: frames, bars and matrices, of which one is in the accent. */
export function drawTerminal({ cover, random, isSmall }: CoverSketch): string {
  const canShowFigure = random.chance(0.3);
  const canvas = createCanvas({ isSmall });
  const { figure } = cover;
  if (canShowFigure && figure && figure.length <= 4) drawFigure(canvas, random, figure);
  else pickByTurn(COMPOSITIONS[cover.family], cover.turn)(canvas, random);
  // A small cover has narrower margins.
  return isSmall ? `<g transform="translate(-96 -54)scale(1.12)">${canvas.toSvg()}</g>` : canvas.toSvg();
}
