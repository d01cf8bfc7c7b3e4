/** Returns only the named fields, so that a new column cannot leak. */
export function pick<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name>;
export function pick(row: object, names: readonly PropertyKey[]): object {
  return Object.fromEntries(names.map(name => [name, Reflect.get(row, name)]));
}

/** Returns those of the named fields that are not empty. */
export function pickFilled<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): { [Filled in Name]?: NonNullable<Row[Filled]> };
export function pickFilled(row: object, names: readonly PropertyKey[]): object {
  const fields = names.map((name): [PropertyKey, unknown] => [name, Reflect.get(row, name)]);
  return Object.fromEntries(fields.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)));
}
