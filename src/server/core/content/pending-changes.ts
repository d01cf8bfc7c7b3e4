import type { PublishingRow } from './publishing-row';

/**
 * Returns the unpublished changes after a save. They are those sent, or else those stored, as far as they
 * differ from the item.
 */
export function toPendingChanges<
  Changes extends object,
  Input extends object,
  Row extends PublishingRow<Changes>,
>(
  stored: Row,
  changed: Row,
  input: Input | null | undefined,
  differ: (row: Row, changes: Changes | Input) => Changes | null,
): Changes | null {
  const pending = input === undefined ? stored.pendingChanges : input;
  return pending && differ(changed, pending);
}

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
