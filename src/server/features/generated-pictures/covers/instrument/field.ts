import { pickByTurn, type Random } from '#server/features/generated-pictures/covers/random';
import { fromBack, lift, toGrid } from './geometry';
import { path, polyline } from './paths';
import { type DrawFamily, flat, plate, type Shape, solid } from './shapes';

const PITCH = 100;
/** Returns the height at a place, both of whose coordinates are from 0 to 1. */
type Surface = (x: number, y: number) => number;
type Grid = { columns: number; rows: number; part: number };

/** A surface of measured values, the highest of which has the accent. */
export const drawField: DrawFamily = ({ cover, random, isSmall }) => {
  const full = {
    columns: random.integer(5, 9),
    rows: random.integer(5, 8),
    part: random.pick([56, 72, 84, 94]),
  };
  const grid = isSmall ? { columns: 6, rows: 4, part: 90 } : full;
  const draw = pickByTurn([bars, sheets, drums], cover.turn);
  const [width, depth] = [grid.columns * PITCH + 80, grid.rows * PITCH + 80];
  return { shapes: [plate({ x: -50, y: -50, width, depth }), ...draw(createSurface(random), grid)] };
};

function createSurface(random: Random): Surface {
  const hills = Array.from({ length: random.integer(1, 3) }, () => ({
    x: random.between(0.1, 0.9),
    y: random.between(0.1, 0.9),
    height: random.between(180, 460),
    radius: random.between(0.18, 0.42),
  }));
  const wave = { height: random.between(10, 60), phase: random.between(0, 6), slant: random.between(2, 5) };
  return (x, y) => {
    const swell = wave.height * (1 + Math.sin(7 * x + wave.slant * y + wave.phase));
    const rise = hills.map(it => it.height * Math.exp(-((x - it.x) ** 2 + (y - it.y) ** 2) / it.radius ** 2));
    return Math.round(rise.reduce((sum, value) => sum + value, 30 + swell));
  };
}

function bars(surface: Surface, { columns, rows, part }: Grid, radius = 0): Shape[] {
  const samples = toGrid(columns, rows, PITCH).map(place => {
    const height = surface(place.x / PITCH / (columns - 1), place.y / PITCH / (rows - 1));
    return { ...place, height, width: part, depth: part, radius };
  });
  const peak = toHighest(samples);
  // The peak is a little higher than measured, so that it stands out among its neighbors.
  const marked = { ...peak, height: peak.height + 60, top: 'accent' } as const;
  return fromBack(samples).map(sample => solid(sample === peak ? marked : sample));
}

function drums(surface: Surface, grid: Grid): Shape[] {
  return bars(surface, grid, grid.part / 2);
}

/** Draws rows as sheets that stand upright. The sheet with the peak has the accent. */
function sheets(surface: Surface, { columns, rows }: Grid): Shape[] {
  const end = columns * PITCH - 20;
  const all = Array.from({ length: rows }, (_, row) => {
    const y = row * PITCH + 40;
    const ridge = Array.from({ length: 25 }, (_, step) => {
      const height = surface(step / 24, row / (rows - 1));
      return { ...lift({ x: (step / 24) * end, y }, height), height };
    });
    return { ...toHighest(ridge), outline: [...ridge, { x: end, y }, { x: 0, y }] };
  });
  const peak = toHighest(all);
  return all.map(sheet => {
    const isMarked = sheet === peak;
    const back = polyline(sheet.outline.map(({ x, y }) => ({ x, y: y - 18 })));
    const front = path(`${polyline(sheet.outline)}z`, isMarked ? 'accent' : 'top');
    const drawing = flat(path(`${back}z`, 'shade') + front, isMarked ? lift(sheet, -50) : undefined);
    return { ...drawing, corners: sheet.outline };
  });
}

function toHighest<Item extends { height: number }>(items: readonly Item[]): Item {
  return items.reduce((highest, item) => (item.height > highest.height ? item : highest));
}
