import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
/** Returns the turn of a new item among those of its group, so that their generated covers differ. */
export declare function countTurn<Row extends object>(manager: EntityManager, entity: Entity<Row>, group: FindOptionsWhere<Row>): Promise<number>;
