import { pickByTurn, type Random } from '#server/features/generated-pictures/covers/random';
import { around, lift, type Point } from './geometry';
import { BARE, path, polyline } from './paths';
import { type DrawFamily, flat, plate, type Shape, type Top } from './shapes';

/** The waves of an outline, from the slowest to the fastest. */
type Coast = { share: number; phase: number; count: number }[];
/** The summit is the size of the uppermost layer, as a share of the lowest. */
type Hill = Point & { radius: number; levels: number; summit: number; coast: Coast };

/** Terrain in layers of equal height: a peak, two hills, or a plateau. */
export const drawRelief: DrawFamily = ({ cover, random, isSmall }) => {
  const height = random.integer(46, 64);
  const form = pickByTurn(
    [
      { radii: [490], levels: 9, summit: 0.15 },
      { radii: [340, 270], levels: 7, summit: 0.28 },
      { radii: [530], levels: 5, summit: 0.48 },
    ],
    cover.turn,
  );
  const side = random.pick([-1, 1]) * random.integer(220, 270);
  const hills = form.radii.map((radius, index): Hill => {
    const away = form.radii.length - 1;
    const [x, y] = index === 0 ? [-side - 70, side - 70] : [side + 90, -side + 90];
    const levels = form.levels - 3 * index + random.integer(-1, 1);
    const shown = isSmall ? Math.ceil(levels / 2) : levels;
    return { x: x * away, y: y * away, radius, levels: shown, summit: form.summit, coast: pickCoast(random) };
  });
  const layers = hills.map((hill, index) =>
    drawHill(hill, isSmall ? 2 * height : height, index === 0 ? 'accent' : 'top'),
  );
  return { shapes: [plate(around({ x: 0, y: 0 }, 1320)), ...layers.flat()] };
};

function pickCoast(random: Random): Coast {
  const wave = (count: number, largest: number) => ({
    share: random.between(0.4, 1) * largest,
    phase: random.between(0, 6),
    count,
  });
  return [wave(2, 0.2), wave(3, 0.13), wave(5, 0.05)];
}

function drawHill({ levels, summit, radius, coast, ...center }: Hill, height: number, top: Top): Shape[] {
  return Array.from({ length: levels }, (_, level) => {
    const share = 1 - (1 - summit) * (level / Math.max(1, levels - 1)) ** 0.9;
    const outline = toOutline(center, radius * share, coast).map(point => lift(point, level * height));
    return drawLayer(outline, height, level === levels - 1 ? top : 'top', lift(center, levels * height));
  });
}

function toOutline({ x, y }: Point, radius: number, coast: Coast): Point[] {
  return Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 40) * 2 * Math.PI;
    const waves = coast.map(({ share, phase, count }) => share * Math.sin(count * angle + phase));
    const reach = radius * waves.reduce((sum, wave) => sum + wave, 1);
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  });
}

/** Draws a slab. Its walls are outlines at several heights, which cover each other but for their common edge. */
function drawLayer(outline: readonly Point[], height: number, top: Top, center: Point): Shape {
  const at = (z: number) => `${polyline(outline.map(point => lift(point, z)))}z`;
  const walls = [0, 0.25, 0.5, 0.75, 1].map(share => at(share * height)).join('');
  const svg = path(walls, 'line', 'stroke-width="2.4"') + path(walls, 'side', BARE) + path(at(height), top);
  return {
    ...flat(svg, top === 'accent' ? center : undefined),
    corners: outline.map(point => lift(point, height)),
  };
}
