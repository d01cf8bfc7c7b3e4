import { pickByTurn, type Random } from '#server/features/generated-pictures/covers/random';
import { around, type Point, spread, toGrid } from './geometry';
import { drawNodes, type Node, type Part, pickPart } from './parts';
import { band, discPath, path, polyline, SOFT } from './paths';
import { cylinder, type DrawFamily, flat, move, plate, type Shape, solid } from './shapes';

/** The board has square cells. The main part takes 2 × 2 of them, and any other part one. */
const CELL = 200;
const EDGE = 190;
const HOLE = 60;

export const drawBoard: DrawFamily = ({ cover, random, isSmall }) => {
  const columns = random.integer(3, 6);
  const rows = columns === 6 ? 3 : random.integer(3, 4);
  const main = {
    x: (random.integer(1, columns - 2) + 0.5) * CELL,
    y: (random.integer(0, rows - 2) + 0.5) * CELL,
  };
  const nodes = pickNodes(toGrid(columns, rows, CELL), main, random);
  const shown = nodes.filter(({ isMarked }, index) => isMarked || !isSmall || index % 4 === 0);
  const [right, front] = [(columns - 1) * CELL + EDGE, (rows - 1) * CELL + EDGE];
  const holes = [-EDGE + HOLE, right - HOLE].flatMap(x => [-EDGE + HOLE, front - HOLE].map(y => ({ x, y })));
  const feet = holes.slice(1).map(place => cylinder(place, { z: -150, height: 120, radius: 36 }));
  return {
    shapes: [
      ...(isSmall ? [] : feet),
      plate({ x: -EDGE, y: -EDGE, width: right + EDGE, depth: front + EDGE }),
      flat(isSmall ? '' : path(holes.map(place => discPath(place, 24)).join(''), 'shade')),
      flat(drawTraces(main, shown, isSmall ? 30 : 14)),
      ...drawNodes([...shown, { ...main, part: pickByTurn([chip, tower, cooler], cover.turn) }]),
    ],
  };
};

/** Puts parts into cells around the main one. The farthest part has the accent. */
function pickNodes(cells: readonly Point[], main: Point, random: Random): Node[] {
  const distance = ({ x, y }: Point) => Math.max(Math.abs(x - main.x), Math.abs(y - main.y));
  const nodes = cells.flatMap(place => {
    const part = random.chance(0.25) ? pins : pickPart(random, 190);
    return random.chance(0.62) && distance(place) > CELL ? [{ ...place, part }] : [];
  });
  const [far = { x: 0, y: 0 }, ...others] = nodes.toSorted((one, other) => distance(other) - distance(one));
  return [{ x: far.x, y: far.y, part: pickPart(random, 120), isMarked: true }, ...others];
}

/** Draws a line from the main part to each other one, with one slanting corner. */
function drawTraces(from: Point, nodes: readonly Node[], weight: number): string {
  const route = (to: Node) => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const slant = Math.min(60, Math.abs(x), Math.abs(y));
    const corner = { x: to.x - Math.sign(x) * slant, y: from.y + Math.sign(y) * slant };
    return polyline([from, { x: corner.x, y: from.y }, { x: to.x, y: corner.y }, to]);
  };
  const [marked, ...others] = nodes.map(route);
  return path(others.join(''), 'none', SOFT) + band(marked ?? '', weight, 'accent');
}

const pins: Part = ({ x, y }) =>
  [-66, -22, 22, 66].map(at => solid({ ...around({ x: x + at, y }, 26), height: 100 }));

function chip(center: Point): Shape[] {
  const { x, y, width } = around(center, 280);
  const legs = spread(7, 14, width - 28, 22).flatMap(({ at, size }) => [
    solid({ x: x + at, y: y + width, width: size, depth: 34, height: 14 }),
    solid({ x: x + width, y: y + at, width: 34, depth: size, height: 14 }),
  ]);
  const print = path(`M${x + 110} ${y + 54}h130m0 40h-70`, 'none', SOFT);
  const body = solid({ ...around(center, width), height: 60 });
  return [
    ...legs,
    body,
    ...move([flat(path(discPath({ x: x + 54, y: y + 54 }, 20), 'line') + print)], { z: 60 }),
  ];
}

function tower(center: Point): Shape[] {
  return [180, 150, 110].map((radius, level) => cylinder(center, { z: level * 76, radius, height: 64 }));
}

function cooler(center: Point): Shape[] {
  const { x, y, width } = around(center, 320);
  const fins = spread(6, y, width, 34);
  return [
    solid({ ...around(center, width), height: 40 }),
    ...fins.map(({ at, size }) => solid({ x, y: at, z: 40, width, depth: size, height: 130 })),
  ];
}
