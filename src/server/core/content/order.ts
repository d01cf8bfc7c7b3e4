import type { EntityManager } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import type { InputIssue } from '#server/core/errors/app-error';
import { createInputError } from '#server/core/errors/invalid-input';
import { compareKeys } from '#shared/compare';

type Identified = { id: string };
type Positioned = Identified & { position: number };
type Placed = Identified & { place: string | null };

/** The order that the owner gives to the rows of a table. The caller holds the revision of the list. */
export type Order<Row extends Identified> = {
  /** Returns the key of a new, restored or moved row, and makes room for it. `stored` is a row that may have moved. */
  insert: (
    manager: EntityManager,
    row: Row,
    stored: Row | null,
  ) => Promise<{ position: number } | { place: string }>;
  /** Closes the gap that a deleted row leaves. */
  closeGap: (manager: EntityManager) => Promise<void>;
  /**
   * Reorders the given rows within the positions they occupy.
   * @throws AppError BAD_REQUEST for an unknown or repeated ID, without changing anything
   */
  reorder: (manager: EntityManager, ids: string[]) => Promise<void>;
};

export const BY_POSITION = { position: 'ASC', id: 'ASC' } as const;

/** The position of a row that follows all others. */
export const LAST = Number.POSITIVE_INFINITY;

/** Orders rows by `position`, which counts from 0 without gaps. */
export function createPositions(entity: Entity, noun: string): Order<Positioned> {
  async function read(manager: EntityManager): Promise<Positioned[]> {
    const rows = await manager.find(entity, { select: { id: true, position: true }, order: BY_POSITION });
    return rows.map(({ id, position }) => ({ id, position }));
  }

  async function store(manager: EntityManager, rows: Positioned[]): Promise<void> {
    for (const [position, { id, position: stored }] of rows.entries()) {
      if (position !== stored) await manager.update(entity, { id }, { position });
    }
  }

  return {
    insert: async (manager, row, stored) => {
      const rows = await read(manager);
      const others = rows.filter(({ id }) => id !== row.id);
      const hasMoved = row.position !== stored?.position;
      const wanted = hasMoved ? row.position : rows.findIndex(({ id }) => id === row.id);
      const position = Math.min(wanted, others.length);
      await store(manager, others.toSpliced(position, 0, { id: row.id, position }));
      return { position };
    },
    closeGap: async manager => store(manager, await read(manager)),
    reorder: async (manager, ids) => store(manager, rearrange(await read(manager), ids, noun)),
  };
}

/** Orders rows by `place`, an ID of which the greatest comes first. It is a row's own at first, so new rows come first. */
export function createPlaces(entity: Entity, noun: string): Order<Placed> {
  return {
    insert: async (_manager, { id, place }) => ({ place: place ?? id }),
    closeGap: async () => undefined,
    reorder: async (manager, ids) => {
      const rows = await manager.find(entity, { select: { id: true, place: true } });
      // Rows of an older version, and those of its backups, have no place.
      const byPlace = rows
        .map(({ id, place }) => ({ id, place, key: place ?? id }))
        .sort((one, other) => compareKeys(other.key, one.key));
      for (const [index, { id, place }] of rearrange(byPlace, ids, noun).entries()) {
        const { key = id } = byPlace[index] ?? {};
        if (place !== key) await manager.update(entity, { id }, { place: key });
      }
    },
  };
}

/** Returns the rows with the named ones in the given order, within the positions that these occupy. */
function rearrange<Row extends Identified>(rows: Row[], ids: string[], noun: string): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]));
  requireListed(ids, byId, orderNames(noun));
  const named = new Set(ids);
  const next = ids.flatMap(id => byId.get(id) ?? []).values();
  return rows.map(row => (named.has(row.id) ? (next.next().value ?? row) : row));
}

/** Completes an order: the rows that it does not name follow in their current order. */
export function withOthers(ids: string[], rows: Identified[]): string[] {
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}

/** How a request names the rows of an order, and the messages about a name that it may not contain. */
export type OrderNames = {
  toPath(index: number): InputIssue['path'];
  describeUnknown(name: string): string;
  describeRepeated(name: string): string;
};

export function orderNames(noun: string): OrderNames {
  return {
    toPath: index => ['order', index],
    describeUnknown: name => `There is no ${noun} "${name}"`,
    describeRepeated: name => `"${name}" is listed twice`,
  };
}

/** @throws AppError BAD_REQUEST for an unknown or repeated name */
export function requireListed(
  names: string[],
  listed: Pick<ReadonlySet<string>, 'has'>,
  { toPath, describeUnknown, describeRepeated }: OrderNames,
): void {
  const seen = new Set<string>();
  const issues = names.flatMap((name, index): InputIssue[] => {
    const isRepeated = seen.has(name);
    seen.add(name);
    if (!listed.has(name)) return [{ path: toPath(index), message: describeUnknown(name) }];
    return isRepeated ? [{ path: toPath(index), message: describeRepeated(name) }] : [];
  });
  if (issues.length > 0) throw createInputError(issues);
}
