import type { ContentKindName } from '../../../shared/content-kinds';
import type { Fields } from '../../core/history';

/** Columns that say nothing of what the owner wrote. */
const BOOKKEEPING = new Set([
  ...['id', 'position', 'place', 'categoryKey', 'minutes'],
  ...['createdAt', 'updatedAt', 'seenUpdatedAt'],
]);
/** As long as its column. */
const CHANGES_MAX_LENGTH = 1_000;

/** What its owner wrote of an item. */
export function ownFields(fields: Fields, kind?: ContentKindName): Fields {
  // Of a page it says where the site links to it.
  const isOwn = (name: string) => !BOOKKEEPING.has(name) || (name === 'place' && kind === 'page');
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isOwn(name)));
}

/** The names of the fields that differ; of a list of named rows the names of those that do. */
export function listChanges(before: Fields, after: Fields, kind?: ContentKindName): string[] {
  const [old, now] = [byName(before, kind), byName(after, kind)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  const changed = names.filter(name => !isSame(old.get(name), now.get(name)));
  // Nothing else tells that the rows of a list have changed places.
  if (changed.length === 0 && JSON.stringify(before.rows) !== JSON.stringify(after.rows)) return ['order'];
  return shortened(changed);
}

function byName(fields: Fields, kind?: ContentKindName): Map<string, unknown> {
  const { rows } = fields;
  if (!Array.isArray(rows)) return new Map(Object.entries(ownFields(fields, kind)));
  return new Map(rows.map(row => [String(row.name), ownFields(row)]));
}

function isSame(before: unknown, after: unknown): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}

function shortened(names: string[]): string[] {
  let length = 2;
  return names.filter(name => {
    length += JSON.stringify(name).length + 1;
    return length <= CHANGES_MAX_LENGTH;
  });
}
