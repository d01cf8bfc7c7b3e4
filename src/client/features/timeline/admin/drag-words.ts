import { type DragOffset, placeOf, type RowLayout } from './drag-offset';

type Moving = DragOffset & { layout: RowLayout };

/** How a card is moved by keys, for those who cannot see the handle. */
export const DRAG_HELP =
  'Press Space or Enter to pick up the card. Then the left and right arrow keys move it by 25 pixels, with Shift by a whole place, Home and End to the ends. Space or Enter drops it, Escape puts it back.';

export function liftWords(name: string, moving: Moving): string {
  return `${name} picked up at ${placeWords(moving, moving.from)}.`;
}

export function moveWords(name: string, moving: Moving): string {
  const pixels = Math.round(Math.abs(moving.offset));
  const side = moving.offset < 0 ? 'left' : 'right';
  const distance = pixels === 0 ? '' : ` ${pixels} pixels to the ${side},`;
  return `${name}:${distance} ${placeWords(moving)}.`;
}

export function dropWords(name: string, moving: Moving): string {
  return `${name} dropped at ${placeWords(moving)}.`;
}

export function putBackWords(name: string, moving: Moving): string {
  return `${name} put back at ${placeWords(moving, moving.from)}.`;
}

function placeWords(moving: Moving, place = placeOf(moving, moving.layout)): string {
  return `place ${place + 1} of ${moving.layout.count}`;
}
