import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Entity } from '#server/core/database/entity';

/** Compositions of covers repeat after far fewer items. */
const TURNS = 1_000;

/** Returns the turn of a new item among those of its group, so that their generated covers differ. */
export async function countTurn<Row extends object>(
  manager: EntityManager,
  entity: Entity<Row>,
  group: FindOptionsWhere<Row>,
): Promise<number> {
  return (await manager.countBy(entity, group)) % TURNS;
}
