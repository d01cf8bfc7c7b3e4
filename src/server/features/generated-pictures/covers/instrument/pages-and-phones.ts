import { createRandom, pickByTurn, type Random } from '#server/features/generated-pictures/covers/random';
import type { CoverSketch } from '#server/features/generated-pictures/covers/sketch';
import { centerOf, type Point } from './geometry';
import { drawScreen, type Item, pickItems, type Size } from './screens';
import { type DrawFamily, type Drawing, flat, guides, move, type Plane, type Shape, solid } from './shapes';

const PAGE = { width: 1000, depth: 720, radius: 40 };
const PHONE = { width: 420, depth: 860, radius: 70 };
const THICKNESS = 36;

/** How screens are arranged: the plane in which they lie, and the way from one to the next. */
type Arrangement = { plane?: Plane; step: Point & { z: number }; hasGuides?: boolean };
type Arrange = (random: Random) => Arrangement;

export const drawPages: DrawFamily = sketch => drawScreens(PAGE, [inRow, exploded, fanned], sketch);

export const drawPhones: DrawFamily = sketch => drawScreens(PHONE, [inRow, sideBySide, exploded], sketch);

/** Upright, one behind the other. */
const inRow: Arrange = random => ({
  plane: random.pick<Plane>(['left', 'right']),
  step: { x: random.integer(-320, 0), y: 0, z: random.integer(330, 400) },
});

/** One above the other, like the layers of a device. */
const exploded: Arrange = random => ({ step: { x: 0, y: 0, z: random.integer(270, 340) }, hasGuides: true });

const fanned: Arrange = random => ({
  step: { x: random.integer(180, 280), y: random.integer(-140, -60), z: random.integer(110, 150) },
});

const sideBySide: Arrange = random => ({
  step: { x: 520, y: random.integer(-240, 240), z: random.integer(-90, 90) },
});

function drawScreens(
  size: Size,
  ways: [Arrange, ...Arrange[]],
  { cover, random, isSmall }: CoverSketch,
): Drawing {
  const { plane = 'ground', step, hasGuides } = pickByTurn(ways, cover.turn)(random);
  const count = hasGuides ? 3 : random.integer(3, 4);
  // The front screen comes first, so that it is the same in every size.
  const screens = Array.from({ length: 4 }, () => {
    const own = createRandom(random.integer(0, 999_999));
    return pickItems(size, own, isSmall);
  }).slice(0, isSmall ? 2 : count);
  const lines = hasGuides ? [guides({ x: 0, y: 0, ...size }, step.z - THICKNESS)] : [];
  const shapes = screens.toReversed().flatMap((items, index) => {
    const isFront = index === screens.length - 1;
    const place = { x: index * step.x, y: index * step.y, z: index * step.z };
    return move([...drawSlab(size, items, plane, isFront), ...(isFront ? [] : lines)], place);
  });
  return { shapes, plane };
}

/** Draws a screen. In an upright plane, y runs upwards, and x to the left if the plane faces right. */
function drawSlab(size: Size, items: readonly Item[], plane: Plane, isMarked: boolean): Shape[] {
  const turned = items.map(item => {
    const x = plane === 'right' ? size.width - item.x - item.width : item.x;
    return { ...item, x, y: plane === 'ground' ? item.y : size.depth - item.y - item.depth };
  });
  const mark = isMarked ? turned.find(({ ink }) => ink === 'mark') : undefined;
  const slab = solid({ x: 0, y: 0, z: -THICKNESS, ...size, height: THICKNESS });
  return [slab, flat(drawScreen(turned, isMarked), mark && centerOf(mark))];
}
