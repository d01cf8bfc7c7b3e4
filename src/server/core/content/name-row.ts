/** Returns the name of an item, which is its first filled column among these. */
export function nameRow(row: object, nameFields: readonly string[]): string {
  const names = nameFields.map((name): unknown => Reflect.get(row, name));
  return String(names.find(name => name) ?? '');
}
