import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Canvas, COLUMNS, type Compositions, ROWS, SHADES, toShade } from './canvas';

/** Bars of progress, lamps, and levels. */
export const dial: Compositions = [drawProgress, drawLamps, drawLevels];

/** Hills from above, a planet of dots with a moon, and a landscape from the side. */
export const relief: Compositions = [drawHills, drawPlanet, drawLandscape];

function drawProgress(canvas: Canvas, random: Random): void {
  const ends = Array.from({ length: ROWS }, () => random.between(2, COLUMNS));
  const hot = 2 * random.integer(0, 5);
  canvas.dots((column, row) => {
    if (row % 2 === 1) return;
    const share = (column + 1) / (ends[row] ?? 1);
    if (share > 1) return { ink: 'soft', size: 0.16 };
    return { ink: row === hot ? 'accent' : toShade(0.25 + 0.74 * share) };
  });
}

function drawLamps(canvas: Canvas, random: Random): void {
  const hot = { column: random.integer(2, 14), row: random.integer(1, 9) };
  const [start, waves] = [random.between(0, 9), random.between(0.3, 0.9)];
  canvas.dots((column, row) => {
    const wave = Math.sin(column * waves + start) * Math.cos(row * 0.8 + start);
    const shade = toShade(0.45 + 0.5 * wave + random.between(-0.15, 0.15));
    return { ink: column === hot.column && row === hot.row ? 'accent' : shade };
  });
}

function drawLevels(canvas: Canvas, random: Random): void {
  const levels = Array.from({ length: COLUMNS }, () => random.integer(2, ROWS));
  const hot = random.integer(1, COLUMNS - 2);
  canvas.dots((column, row) => {
    const level = levels[column] ?? 0;
    const height = ROWS - row;
    if (height > level) return { ink: 'soft', size: 0.16 };
    return { ink: column === hot && height === level ? 'accent' : toShade(0.2 + (0.79 * height) / level) };
  });
}

function drawHills(canvas: Canvas, random: Random): void {
  const hills = Array.from({ length: 3 }, (_, index) => ({
    x: random.integer(1, 4) + 5 * index,
    y: random.integer(1, 9),
    height: random.between(0.6, 1),
    width: random.between(2, 3.4),
  }));
  const summit = hills.reduce((high, hill) => (hill.height > high.height ? hill : high));
  canvas.dots((column, row) => {
    if (column === summit.x && row === summit.y) return { ink: 'accent' };
    const tone = hills.reduce((sum, { x, y, height, width }) => {
      return sum + height * Math.exp(-(((column - x) / width) ** 2) - ((row - y) / width) ** 2);
    }, 0);
    return tone < 0.1 ? { ink: 'soft', size: 0.16 } : { ink: toShade(tone) };
  });
}

function drawPlanet(canvas: Canvas, random: Random): void {
  const [x, y] = [random.between(6, 10), random.between(4, 6)];
  const radius = random.between(4.6, 6.4);
  const light = random.between(-1.2, 1.2);
  const moon = { column: x < 8 ? 15 : 1, row: random.integer(1, 9) };
  canvas.dots((column, row) => {
    if (column === moon.column && row === moon.row) return { ink: 'accent' };
    const [dx, dy] = [(column - x) / radius, (row - y) / radius];
    const height = Math.sqrt(1 - dx * dx - dy * dy);
    if (Number.isNaN(height)) return { ink: 'soft', size: 0.12 };
    const shade = 1 - dx * Math.sin(light) - height * Math.cos(light) + dy * 0.3;
    return { ink: 'full', size: 0.3 + 0.1 * Math.round(6 * Math.min(1, Math.max(0, shade))) };
  });
}

function drawLandscape(canvas: Canvas, random: Random): void {
  const layers = [0.2, 0.42, 0.64].map((base, index) => ({
    base: ROWS * base,
    swing: random.between(1, 2.4),
    waves: random.between(0.25, 0.7),
    start: random.between(0, 6),
    ink: SHADES[3 - index],
  }));
  const sun = random.integer(1, 14);
  canvas.dots((column, row) => {
    for (const { base, swing, waves, start, ink = 'full' } of layers) {
      if (ROWS - row <= base + swing * Math.sin(column * waves + start)) return { ink };
    }
    return row < 2 && (column === sun || column === sun + 1) ? { ink: 'accent' } : undefined;
  });
}
