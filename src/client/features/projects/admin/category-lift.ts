import { moveItem } from '../../../editing/reorder/move-item';

/** A category that was picked up by a key; `order` is what is shown, `start` where Escape leads back to. */
export type Lift = { name: string; start: string[]; order: string[] };

export type LiftStep = { kind: 'move'; order: string[] } | { kind: 'drop' } | { kind: 'put back' };

/** What a key does with the category that is picked up; null for a key that does nothing. */
export function stepOf({ name, order }: Lift, key: string): LiftStep | null {
  if (key === 'Escape') return { kind: 'put back' };
  if (key === 'Enter' || key === ' ' || key === 'Tab') return { kind: 'drop' };
  const place = order.indexOf(name);
  const to = destinationOf(key, place, order.length - 1);
  return to === null ? null : { kind: 'move', order: moveItem(order, place, to) };
}

function destinationOf(key: string, place: number, last: number): number | null {
  if (key === 'ArrowUp') return Math.max(0, place - 1);
  if (key === 'ArrowDown') return Math.min(last, place + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

export function isSameOrder(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}

/** The names of `order` that exist, the others after them. */
export function inOrder(names: string[], order: string[]): string[] {
  const present = order.filter(name => names.includes(name));
  return [...present, ...names.filter(name => !present.includes(name))];
}
