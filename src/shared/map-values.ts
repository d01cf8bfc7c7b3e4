/** The names of a table that has no others. */
export function keysOf<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table) as Name[];
}

/** The table with another value for each of its names. */
export function mapValues<Name extends string, From, To>(
  table: Record<Name, From>,
  make: (value: From, name: Name) => To,
): Record<Name, To> {
  const entries = keysOf(table).map(name => [name, make(table[name], name)]);
  return Object.fromEntries(entries) as Record<Name, To>;
}
