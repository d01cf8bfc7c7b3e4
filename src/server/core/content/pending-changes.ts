/** Returns the fields that a save changes, or null if there are none. */
export function findChanges<Fields extends object>(
  names: readonly (keyof Fields)[],
  before: Fields,
  after: Fields,
): Partial<Fields> | null {
  const changes: Partial<Fields> = {};
  for (const name of names) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changes[name] = after[name];
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
