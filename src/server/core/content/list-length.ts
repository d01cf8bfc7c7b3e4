import { createInputError } from '#server/core/errors/invalid-input';
import type { Field, Fields } from '#shared/contract/fields';
import { isRecord } from '#shared/is-record';

type Lengths = {
  sent: unknown[] | undefined;
  /** The length of the stored list. */
  stored?: number | undefined;
  maximum: number;
};

/**
 * Refuses a list that is longer than allowed, unless the stored one is as long.
 * @throws AppError BAD_REQUEST
 */
export function requireListLength(
  path: (string | number)[],
  { sent = [], stored = 0, maximum }: Lengths,
): void {
  const allowed = Math.max(maximum, stored);
  if (sent.length <= allowed) return;
  throw createInputError([{ path, message: `Must have at most ${allowed.toLocaleString('en')} items` }]);
}

/**
 * Refuses lists that are longer than their fields allow, unless the stored item has one as long. Unpublished changes
 * count as the item's.
 * @throws AppError BAD_REQUEST
 */
export function requireDeclaredLengths(fields: Fields, sent: object, stored: object = {}): void {
  for (const [name, { limit: maximum }] of Object.entries<Field>(fields)) {
    if (maximum === undefined) continue;
    const [own, pending] = [[name], ['pendingChanges', name]];
    const lengths = [own, pending].map(path => getList(stored, path)?.length ?? 0);
    for (const path of [own, pending]) {
      requireListLength(path, { sent: getList(sent, path), stored: Math.max(...lengths), maximum });
    }
  }
}

function getList(item: object, path: string[]): unknown[] | undefined {
  const value = path.reduce<unknown>((each, name) => (isRecord(each) ? each[name] : undefined), item);
  return Array.isArray(value) ? value : undefined;
}
