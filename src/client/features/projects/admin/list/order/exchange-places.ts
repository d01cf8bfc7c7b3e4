/** All ids with the named ones in this order, in the places that they have among the others. */
export function exchangePlaces(all: readonly string[], named: readonly string[]): string[] {
  const isNamed = new Set(named);
  const next = named[Symbol.iterator]();
  return all.map(id => (isNamed.has(id) ? (next.next().value ?? id) : id));
}
