import { pickByTurn } from '#server/features/generated-pictures/covers/random';
import type { CoverSketch, DrawText } from '#server/features/generated-pictures/covers/sketch';
import type { CoverFamily } from '#shared/covers/cover';
import { blocks } from './blocks';
import { board } from './board';
import { dial } from './dial';
import { field } from './field';
import { type Hatching, hatch } from './hatch';
import { pages } from './pages';
import { phones } from './phones';
import { relief } from './relief';
import { route } from './route';
import type { Scene, Scenes } from './scene';

const SCENES: Record<CoverFamily, Scenes> = { pages, phones, board, field, blocks, dial, route, relief };

/** Draws one printed block: lines whose thickness is the shade, and a disc or a figure of the accent. */
export function drawEditorial({ cover, random, isSmall, drawText }: CoverSketch): string {
  const angle = random.pick([0, 0, -7, 9, 45, -29]);
  const canShowFigure = random.chance(0.33);
  const scene = pickByTurn(SCENES[cover.family], cover.turn)(random);
  const hatching = isSmall ? { inset: 36, step: 38, angle } : { inset: 64, step: 16, angle };
  const { figure } = cover;
  if (!canShowFigure || !figure || figure.length > 4)
    return drawScene(isSmall ? enlarge(scene) : scene, hatching);
  const toFigure = (fill: string) => drawFigure(figure, drawText, fill);
  return [
    hatch(() => 0.18, hatching, 'var(--line)'),
    toFigure('var(--ground)'),
    `<mask id="figure">${toFigure('#fff')}</mask>`,
    `<g mask="url(#figure)">${hatch((x, y) => 0.8 + 0.2 * scene.tone(x, y), hatching, 'var(--accent)')}</g>`,
  ].join('');
}

/** Draws the disc with an edge of paper, which keeps it apart from the lines. */
function drawScene({ tone, disc }: Scene, hatching: Hatching): string {
  const place = `cx="${Math.round(disc.x)}" cy="${Math.round(disc.y)}" r="${Math.round(disc.radius)}"`;
  const edge = 'stroke="var(--ground)" stroke-width="16" paint-order="stroke"';
  return `${hatch(tone, hatching, 'var(--line)')}<circle ${place} fill="var(--accent)" ${edge}/>`;
}

/** Shows less of a scene in larger parts. Its disc stays where it is. */
function enlarge({ tone, disc: { x: x0, y: y0, radius } }: Scene): Scene {
  return {
    tone: (x, y) => tone(x0 + (x - x0) / 1.2, y0 + (y - y0) / 1.2),
    disc: { x: x0, y: y0, radius: radius * 1.2 },
  };
}

/** Draws a figure of at most four signs as large as fits, with a point narrower and a percent sign wider than a digit. */
function drawFigure(figure: string, drawText: DrawText, fill: string): string {
  const widths = [...figure].map(sign => ({ '.': 0.28, ',': 0.28, '%': 0.85 })[sign] ?? 0.62);
  const size = Math.min(860, Math.round(1360 / widths.reduce((sum, width) => sum + width)));
  return drawText(figure, { x: 800, y: Math.round(450 + size * 0.33), size, fill, anchor: 'middle' });
}
