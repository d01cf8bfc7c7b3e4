/** The table with another value for each of its names. */
export function mapValues<Name extends string, From, To>(
  table: Record<Name, From>,
  make: (value: From, name: Name) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(table) as [Name, From][];
  return Object.fromEntries(entries.map(([name, value]) => [name, make(value, name)])) as Record<Name, To>;
}
