import { pickByTurn, type Random } from '#server/features/generated-pictures/covers/random';
import { fromBack, type Point, toGrid } from './geometry';
import { cylinder, type DrawFamily, guides, move, plate, solid } from './shapes';

const UNIT = 100;
type Stack = Point & { count: number };
type Form = { gap: number; radius: number; hasStuds?: boolean };

/** Building blocks in stacks, to one of which the block in the accent is being added. */
export const drawBlocks: DrawFamily = ({ cover, random, isSmall }) => {
  const form = random.pick<Form>([
    { gap: 0, radius: 0 },
    { gap: 0, radius: 0, hasStuds: !isSmall },
    { gap: 4, radius: 46 },
  ]);
  const [distance, choice] = [random.integer(140, 210), random.between(0, 1)];
  const stacks = fromBack(pickByTurn([heap, court, cube, stairs, pyramid], cover.turn)(random));
  const highest = Math.max(...stacks.map(({ count }) => count));
  const high = stacks.filter(({ count }) => count >= highest - 1);
  const chosen = high[Math.floor(choice * high.length)];
  const shapes = stacks.flatMap(stack => {
    const { x, y, count } = stack;
    const width = UNIT - 2 * form.gap;
    const block = {
      x: x + form.gap,
      y: y + form.gap,
      width,
      depth: width,
      height: UNIT - form.gap,
      radius: form.radius,
    };
    const blocks = Array.from({ length: count }, (_, level) => solid({ ...block, z: level * UNIT }));
    const stud = cylinder({ x: x + UNIT / 2, y: y + UNIT / 2 }, { z: count * UNIT, radius: 26, height: 16 });
    if (stack !== chosen) return form.hasStuds && count > 0 ? [...blocks, stud] : blocks;
    const added = [guides(block, distance), solid({ ...block, z: distance, top: 'accent' })];
    return [...blocks, ...move(added, { z: count * UNIT })];
  });
  const width = Math.sqrt(stacks.length) * UNIT + 60;
  return { shapes: [plate({ x: -30, y: -30, width, depth: width, radius: 24 }), ...shapes] };
};

function build(size: number, toCount: (x: number, y: number) => number): Stack[] {
  return toGrid(size, size, UNIT).map(place => {
    const count = toCount(place.x / UNIT, place.y / UNIT);
    return { ...place, count: Math.min(4, Math.max(0, count)) };
  });
}

/** A heap in the back corner. */
function heap(random: Random): Stack[] {
  const slope = random.between(0.4, 0.75);
  return build(4, (x, y) => Math.round(3.6 - (x + y) * slope + random.between(-0.8, 0.9)));
}

/** A yard with walls at the back. */
function court(random: Random): Stack[] {
  const [left, right] = [random.integer(2, 4), random.integer(2, 4)];
  return build(5, (x, y) => {
    const loose = Number(random.chance(0.25));
    return x > 0 && y > 0 ? loose : (y === 0 ? right : left) - loose;
  });
}

/** A cube without some blocks of its front corner. */
function cube(random: Random): Stack[] {
  const missing = random.integer(1, 3);
  return build(3, (x, y) => (x + y >= random.integer(2, 4) ? 3 - missing : 3));
}

/** Stairs down to one side. */
function stairs(random: Random): Stack[] {
  const isTurned = random.chance(0.5);
  return build(4, (x, y) => 4 - (isTurned ? y : x) - Number(random.chance(0.15)));
}

/** Steps on all sides, with gaps in the lowest one. */
function pyramid(random: Random): Stack[] {
  return build(5, (x, y) => {
    const inward = Math.min(x, y, 4 - x, 4 - y);
    return inward === 0 ? Number(random.chance(0.7)) : 2 * inward;
  });
}
