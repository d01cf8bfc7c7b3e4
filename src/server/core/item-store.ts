import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Entity } from './entity';
import type { History, ItemChange, ItemState } from './history';

type Item = ObjectLiteral & { id: string };

/** Stores items of one table, and keeps of each change what was before. The caller holds the revision of the list. */
export function createItemStore<Row extends Item>(
  entity: Entity,
  history: History,
  describe: (row: Row) => Pick<ItemChange, 'kind'> & Pick<ItemState, 'name'>,
) {
  const keep = (manager: EntityManager, kept: Row, before: Row | null, after: Row | null) => {
    const state = (row: Row | null) => row && { name: describe(row).name, fields: { ...row } };
    const { kind } = describe(kept);
    return history.keep(manager, { kind, id: kept.id, before: state(before), after: state(after) });
  };
  return {
    insert: async (manager: EntityManager, row: Row): Promise<void> => {
      await manager.insert(entity, row);
      await keep(manager, row, null, row);
    },
    /** It keeps its id, and when it was made. */
    replace: async (manager: EntityManager, stored: Row, row: Row): Promise<void> => {
      const { id, createdAt: _createdAt, ...columns } = row;
      await manager.update(entity, { id }, columns);
      await keep(manager, row, stored, row);
    },
    remove: async (manager: EntityManager, stored: Row): Promise<void> => {
      await manager.delete(entity, { id: stored.id });
      await keep(manager, stored, stored, null);
    },
  };
}
