/** Compares names as people sort them. A fixed locale lets server and browser agree on the order. */
export function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

/** Compares IDs, paths and dates in ISO format by their characters, as both databases do, and ignores locales. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
