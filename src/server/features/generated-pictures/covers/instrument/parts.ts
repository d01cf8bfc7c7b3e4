import type { Random } from '#server/features/generated-pictures/covers/random';
import { around, fromBack, type Point, spread } from './geometry';
import { type Shape, solid, type Top } from './shapes';

/** A thing on a plate. It takes its measures when it is chosen, and its place later. */
export type Part = (center: Point, top: Top) => Shape[];
export type Node = Point & { part: Part; isMarked?: boolean };

export function drawNodes(nodes: readonly Node[]): Shape[] {
  return fromBack(nodes).flatMap(node => node.part(node, node.isMarked ? 'accent' : 'top'));
}

/** Chooses a box, a drum, or two of them on each other. */
export function pickPart(random: Random, tallest: number): Part {
  const [width, height] = [random.integer(90, 150), random.integer(60, tallest)];
  const isRound = random.chance(0.5);
  const depth = isRound ? width : random.integer(90, 150);
  const levels = spread(random.chance(0.35) ? 2 : 1, 0, height, 14);
  const radius = isRound ? width / 2 : 0;
  return (center, top) =>
    levels.map(({ at, size }, level) => {
      const isUpper = level === levels.length - 1;
      return solid({
        ...around(center, width, depth),
        radius,
        z: at,
        height: size,
        top: isUpper ? top : 'top',
      });
    });
}
