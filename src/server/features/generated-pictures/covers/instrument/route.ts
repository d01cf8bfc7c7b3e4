import { pickByTurn, type Random } from '#server/features/generated-pictures/covers/random';
import { type Point, toGrid } from './geometry';
import { drawNodes, pickPart } from './parts';
import { band, path, polyline, SOFT } from './paths';
import { type DrawFamily, flat, guides, move, plate, type Shape } from './shapes';

const PITCH = 300;
const EDGE = 150;

/** Machines on a grid, or on several floors, with a way from the back to the machine in the accent. */
export const drawRoute: DrawFamily = ({ cover, random, isSmall }) => {
  const [long, short, count] = pickByTurn<[number, number, number]>(
    [
      [4, 4, 1],
      [3, 2, 3],
      [6, 2, 1],
    ],
    cover.turn,
  );
  const [columns, rows] = random.chance(0.5) ? [long, short] : [short, long];
  const distance = random.integer(320, 390);
  const area = { x: -EDGE, y: -EDGE, width: columns * PITCH, depth: rows * PITCH, radius: 50 };
  const floors = Array.from({ length: count }, (_, floor) => {
    const isTop = floor === count - 1;
    const above = isTop ? [] : [guides(area, distance - 40)];
    return [plate(area), ...drawFloor({ columns, rows, isSmall, isTop }, random), ...above];
  });
  const shown = isSmall ? floors.slice(-2) : floors;
  return { shapes: shown.flatMap((floor, level) => move(floor, { z: level * distance })) };
};

type Floor = { columns: number; rows: number; isSmall: boolean; isTop: boolean };

function drawFloor({ columns, rows, isSmall, isTop }: Floor, random: Random): Shape[] {
  const places = toGrid(columns, rows, PITCH);
  const way = pickWay(columns, rows, random);
  const nodes = places.flatMap((place, index) => {
    const isOnWay = way.some(step => step.x === place.x && step.y === place.y);
    const part = pickPart(random, isOnWay ? 100 : 240);
    const isUsed = random.chance(0.6) && !(isSmall && index % 2 === 1);
    const isMarked = isTop && index === places.length - 1;
    return isUsed || isMarked || index === 0 ? [{ ...place, part, isMarked }] : [];
  });
  const lines = places.map(({ x, y }) => {
    const across = x === 0 ? `M0 ${y}h${(columns - 1) * PITCH}` : '';
    return y === 0 ? `${across}M${x} 0v${(rows - 1) * PITCH}` : across;
  });
  return [
    flat(isSmall ? '' : path(lines.join(''), 'none', SOFT)),
    flat(isTop ? band(polyline(way), isSmall ? 44 : 26, 'accent') : ''),
    ...drawNodes(nodes),
  ];
}

/** Chooses steps from the back corner to the front one. */
function pickWay(columns: number, rows: number, random: Random): Point[] {
  const way: Point[] = [{ x: 0, y: 0 }];
  for (let x = 0, y = 0; x + y < columns + rows - 2; ) {
    const isAcross = random.chance(0.5);
    if (x < columns - 1 && (isAcross || y === rows - 1)) x += 1;
    else y += 1;
    way.push({ x: x * PITCH, y: y * PITCH });
  }
  return way;
}
