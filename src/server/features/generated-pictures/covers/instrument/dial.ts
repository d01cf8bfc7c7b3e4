import { pickByTurn, type Random } from '#server/features/generated-pictures/covers/random';
import {
  COVER_HEIGHT as HEIGHT,
  COVER_WIDTH as WIDTH,
} from '#server/features/generated-pictures/covers/sketch';
import { placeOnScale, readFigure } from './figure-scale';
import type { Point } from './geometry';
import { band, discPath, path, SOFT } from './paths';
import { cylinder, type DrawFamily, type Drawing, flat, move } from './shapes';

/** A gauge, with angles in degrees. */
type Face = Point & { radius: number; from: number; span: number };
/** Gauges and the solid on which they are, or else the frame, as seen from above. */
type Dials = { faces: Face[]; body?: Drawing['shapes']; height?: number };
/** The value is from 0 to 1. */
type Reading = { value: number; ticks: number; isMarked: boolean };

/** Gauges. The needle in the accent stands at the figure. */
export const drawDial: DrawFamily = ({ cover, random, isSmall }) => {
  const anywhere = random.between(0.15, 0.85);
  const figure = readFigure(cover.figure);
  const density = random.integer(2, 4);
  const { faces, body = [], height = 0 } = pickByTurn([quarter, bank, drum], cover.turn)(random);
  const marked = random.integer(0, faces.length - 1);
  const main = figure ? placeOnScale(figure) : anywhere;
  const readings = faces.map((face, index) => {
    const isMarked = index === marked;
    const value = isMarked ? main : random.between(0.05, 0.95);
    const ticks = (isSmall ? 1 : density) * (face.radius > 200 ? 15 : 5);
    return flat(drawFace(face, { value, ticks, isMarked }, isSmall ? 2 : 1), isMarked ? face : undefined);
  });
  const plane = body.length > 0 ? 'ground' : 'frame';
  return { shapes: [...body, ...move(readings, { z: height })], plane };
};

/** A quarter of a large face, whose center is near a corner. */
function quarter(random: Random): Dials {
  const [isRight, isUpper] = [random.chance(0.5), random.chance(0.5)];
  const [across, down] = [random.integer(120, 420), random.integer(40, 140)];
  const center = { x: isRight ? WIDTH - across : across, y: isUpper ? down : HEIGHT - down };
  const from = isUpper ? Number(isRight) * 90 : 270 - Number(isRight) * 90;
  return { faces: [{ ...center, radius: random.integer(800, 960), from, span: 90 }] };
}

function bank(random: Random): Dials {
  const columns = random.integer(3, 4);
  const radius = columns === 3 ? 190 : 165;
  const faces = Array.from({ length: 2 * columns }, (_, index) => {
    const x = WIDTH / 2 + ((index % columns) - (columns - 1) / 2) * radius * 2.2;
    return { x, y: HEIGHT / 2 + (index < columns ? -1 : 1) * radius * 1.1, radius, from: 150, span: 240 };
  });
  return { faces };
}

/** A gauge that lies on a foot. */
function drum(random: Random): Dials {
  const center = { x: 0, y: 0 };
  const height = random.integer(120, 260);
  const body = [
    cylinder(center, { radius: 580, height: 60, z: -60 }),
    cylinder(center, { radius: 500, height }),
  ];
  return { faces: [{ ...center, radius: 450, from: random.integer(0, 359), span: 270 }], body, height };
}

function drawFace(
  { radius, from, span, ...center }: Face,
  { value, ticks, isMarked }: Reading,
  weight: number,
): string {
  const at = (share: number, reach: number, turn = 0) => {
    const angle = ((from + span * share + turn) * Math.PI) / 180;
    const [x, y] = [center.x + radius * reach * Math.cos(angle), center.y + radius * reach * Math.sin(angle)];
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  const disc = (share: number) => discPath(center, Math.round(radius * share));
  const lines = Array.from({ length: ticks + 1 }, (_, tick) => {
    const share = tick / ticks;
    return `M${at(share, 0.88)}L${at(share, tick % 5 === 0 ? 0.72 : 0.81)}`;
  });
  const needle = `M${at(value, 0.18, 180)}L${at(value, 0.86)}`;
  return [
    path(disc(1), 'side'),
    path(disc(0.93), 'top'),
    path(lines.join(''), 'none'),
    weight === 1 ? path(disc(0.4), 'none', SOFT) : '',
    band(needle, weight * Math.round(8 + radius * 0.018), isMarked ? 'accent' : 'line'),
    path(disc(0.085), 'line'),
  ].join('');
}
