/** What carries the place of an element in the page's address, counted from 1. */
export const ELEMENT_PARAMETER = 'element';

/** The place that an address names, among so many elements; past the last is the last, anything else the first. */
export function elementAt(text: string | null, count: number): number {
  if (text === null || !/^\d+$/.test(text)) return 0;
  return Math.max(0, Math.min(Number(text), count) - 1);
}

/** How an address names a place; null for the first, which needs no name. */
export function parameterOf(index: number): string | null {
  return index === 0 ? null : String(index + 1);
}
