/** Returns the names of a table whose type is exact. */
export function toKeys<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table) as Name[];
}

export function mapValues<Name extends string, From, To>(
  table: Record<Name, From>,
  make: (value: From, name: Name) => To,
): Record<Name, To> {
  const entries = toKeys(table).map(name => [name, make(table[name], name)]);
  return Object.fromEntries(entries) as Record<Name, To>;
}
