import { createRandom } from '#server/features/generated-pictures/covers/random';
import type { CoverSketch } from '#server/features/generated-pictures/covers/sketch';
import type { CoverFamily } from '#shared/covers/cover';
import { drawBlocks } from './blocks';
import { drawBoard } from './board';
import { drawDial } from './dial';
import { drawField } from './field';
import { drawScale, readFigure, SCALE_HEIGHT } from './figure-scale';
import { frameDrawing, pickView, WHOLE } from './framing';
import { drawPages, drawPhones } from './pages-and-phones';
import { drawRelief } from './relief';
import { drawRoute } from './route';
import type { DrawFamily } from './shapes';

const FAMILIES: Record<CoverFamily, DrawFamily> = {
  pages: drawPages,
  phones: drawPhones,
  board: drawBoard,
  field: drawField,
  blocks: drawBlocks,
  dial: drawDial,
  route: drawRoute,
  relief: drawRelief,
};

/** Draws isometric solids in lines, with a scale if there is a figure and the seed wants one. */
export function drawInstrument(sketch: CoverSketch): string {
  const { cover, random } = sketch;
  const view = pickView(random);
  const mayMeasure = random.chance(0.6) && cover.family !== 'dial';
  const figure = mayMeasure ? readFigure(cover.figure) : null;
  const own = createRandom(random.integer(0, 999_999_999));
  const drawing = FAMILIES[cover.family]({ ...sketch, random: own });
  const body = figure
    ? frameDrawing(drawing, WHOLE, SCALE_HEIGHT) + drawScale(figure, sketch)
    : frameDrawing(drawing, view, 0);
  return `<g stroke="var(--line)" stroke-width="1.2" stroke-linejoin="round">${body}</g>`;
}
