import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Scene, type Scenes, SKY, stack, times, toSkyDisc } from './scene';

/** Columns on a square grid: a pile in a corner, stairs, and towers. */
export const blocks: Scenes = [drawPile, drawStairs, drawTowers];

/** A column with the middle of its top, in units of its side. */
type Column = { x: number; y: number; height: number };

function drawPile(random: Random): Scene {
  const toHeight = (column: number, row: number) => 2.9 - (column + row) * 0.6 + random.between(-0.8, 0.8);
  return toScene(random, random.between(620, 700), createColumns(3, toHeight));
}

function drawStairs(random: Random): Scene {
  const count = random.integer(4, 6);
  const isTurned = random.chance(0.5);
  const height = random.between(780, 960);
  const columns = createColumns(count, (column, row) => {
    const [along, across] = isTurned ? [row, column] : [column, row];
    return across < 2 ? count - along : 0;
  });
  return toScene(random, height, columns);
}

function drawTowers(random: Random): Scene {
  const toHeight = () => (random.chance(0.6) ? random.integer(1, 4) : 0);
  return toScene(random, random.between(660, 740), createColumns(4, toHeight));
}

/** Creates the columns of a square in isometric projection, those in front first. */
function createColumns(size: number, toHeight: (column: number, row: number) => number): Column[] {
  return times(size * size, index => {
    const [column, row] = [size - 1 - (index % size), size - 1 - Math.floor(index / size)];
    const height = Math.max(0, Math.round(toHeight(column, row)));
    return { x: (column - row) * 0.866, y: (column + row) * 0.5 - height, height };
  }).filter(({ height }) => height > 0);
}

/** Fits columns into a height, and puts them opposite the disc. */
function toScene(random: Random, height: number, columns: Column[]): Scene {
  const side = random.pick([-1, 1]);
  const x0 = 800 - side * random.between(60, 200);
  const top = Math.min(...columns.map(({ y }) => y)) - 0.5;
  const bottom = Math.max(...columns.map(column => column.y + column.height)) + 0.5;
  const unit = Math.min(190, height / (bottom - top));
  const y0 = 450 - ((top + bottom) / 2) * unit;
  const tone = stack(
    columns,
    (column, x, y) => {
      const [dx, dy] = [(x - x0) / unit - column.x, (y - y0) / unit - column.y];
      const edge = 0.5 - Math.abs(dx) / 1.732;
      if (edge < 0 || dy < -edge || dy > edge + column.height) return;
      if (dy <= edge) return 0.02;
      return dx < 0 ? 0.42 : 0.88;
    },
    (_, y) => (y > 760 ? 0.3 : SKY),
  );
  return { tone, disc: toSkyDisc(random, side) };
}
