import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Area, spread } from './geometry';
import { areaPath, BARE, path, SOFT } from './paths';

type Ink = 'pane' | 'block' | 'text' | 'mark';
/** A part of a screen. The mark is the one in the accent, on the screen that may have it. */
export type Item = Area & { ink: Ink };
export type Size = { width: number; depth: number; radius: number };

/** Chooses what is on a screen, which may be wide or tall. */
export function pickItems({ width, depth }: Size, random: Random, isSmall: boolean): Item[] {
  const isWide = width > depth;
  const inset = isWide ? 70 : 46;
  const begin = inset + (isSmall ? 0 : 100);
  const room = { x: inset, y: begin, width: width - 2 * inset, depth: depth - begin - inset };
  const links = [0.56, 0.68, 0.8].map(x => item('text', width * x, inset + 10, width * 0.08, 26));
  const header = [item('block', inset, inset, width * 0.2, 46), ...(isWide ? links : [])];
  const layout = random.pick([gallery, chart, article]);
  return [...(isSmall ? [] : header), ...layout(room, random, isSmall)];
}

/** Draws what is on a screen, with one path per color. */
export function drawScreen(items: readonly Item[], isMarked: boolean): string {
  const lines = (ink: Ink) => items.flatMap(part => (part.ink === ink ? areaPath(part) : [])).join('');
  return [
    path(lines('pane'), 'side', SOFT),
    path(lines('text'), 'soft', BARE),
    path(lines('block'), 'line', BARE),
    path(lines('mark'), isMarked ? 'accent' : 'shade', isMarked ? '' : SOFT),
  ].join('');
}

function item(ink: Ink, x: number, y: number, width: number, depth: number, radius = 0): Item {
  return { ink, x, y, width, depth, radius };
}

/** Equal panes. One column of them is a list. */
function gallery(room: Area, random: Random, isSmall: boolean): Item[] {
  const isWide = room.width > room.depth;
  const columns = isWide ? random.integer(2, 4) : random.integer(1, 2);
  const rows = spread(isWide || isSmall ? 2 : 6 - columns, room.y, room.depth, 34);
  const marked = random.integer(0, 2 * columns - 1);
  return rows.flatMap((row, line) =>
    spread(columns, room.x, room.width, 34).map((column, index) => {
      const ink = line * columns + index === marked ? 'mark' : 'pane';
      return item(ink, column.at, row.at, column.size, row.size, 14);
    }),
  );
}

function chart({ x, y, width, depth }: Area, random: Random, isSmall: boolean): Item[] {
  const columns = spread((width > depth ? 8 : 4) - (isSmall ? 1 : 0), x, width, 30);
  const marked = random.integer(1, 2);
  const bars = columns.map(({ at, size }, index) => {
    const height = Math.min(480, depth - 60) * random.between(0.4, 1);
    return item(index === marked ? 'mark' : 'pane', at, y + depth - height - 44, size, height);
  });
  return [...bars, item('text', x, y + depth - 22, width, 22)];
}

/** A picture with a heading, text and a button, beside each other or one below the other. */
function article(room: Area, random: Random, isSmall: boolean): Item[] {
  const isWide = room.width > room.depth;
  const share = random.between(0.4, 0.54);
  const picture = { width: room.width * (isWide ? share : 1), depth: room.depth * (isWide ? 1 : share) };
  const [x, y] = isWide ? [room.x + picture.width + 60, room.y] : [room.x, room.y + picture.depth + 40];
  const [width, depth] = [room.x + room.width - x, room.y + room.depth - y];
  const isPictureMarked = random.chance(0.35);
  const rows = isSmall ? [] : spread(isWide ? 5 : 3, y + 120, depth - 250, 32);
  return [
    item(isPictureMarked ? 'mark' : 'pane', room.x, room.y, picture.width, picture.depth),
    item('block', x, y, width * 0.9, 80),
    ...rows.map(({ at, size }) => item('text', x, at, width * random.between(0.6, 1), size)),
    item(isPictureMarked ? 'pane' : 'mark', x, y + depth - 96, width * 0.6, 96, 10),
  ];
}
