import type { StoredFields } from '#server/core/content/history';
import type { ContentKindName } from '#shared/content-kinds';

/** The fields that versions of each kind expose. All others are private. */
export type VersionFields = Record<ContentKindName, readonly string[]>;

/** The length of the database column. */
const CHANGES_MAX_LENGTH = 1_000;

/** Returns only these fields. In a list, it picks them from each row. */
export function pickFields(fields: StoredFields, names: readonly string[]): StoredFields {
  const { rows } = fields;
  if (Array.isArray(rows)) return { rows: rows.map(row => pickFields(row, names)) };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** Lists the names of the changed fields, or of the changed rows in a list of named rows. */
export function listChanges(before: StoredFields, after: StoredFields, names: readonly string[]): string[] {
  const [old, now] = [byName(before, names), byName(after, names)];
  const all = [...new Set([...now.keys(), ...old.keys()])];
  const changed = all.filter(name => !isSame(old.get(name), now.get(name)));
  // If no row has changed, only their order has.
  if (changed.length === 0 && JSON.stringify(before.rows) !== JSON.stringify(after.rows)) return ['order'];
  return shortenList(changed);
}

function byName(fields: StoredFields, names: readonly string[]): Map<string, unknown> {
  const { rows } = fields;
  if (!Array.isArray(rows)) return new Map(Object.entries(pickFields(fields, names)));
  return new Map(rows.map(row => [String(row.name), pickFields(row, names)]));
}

function isSame(before: unknown, after: unknown): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}

function shortenList(names: string[]): string[] {
  let length = 2;
  return names.filter(name => {
    length += JSON.stringify(name).length + 1;
    return length <= CHANGES_MAX_LENGTH;
  });
}
