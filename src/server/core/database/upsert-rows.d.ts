import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Entity } from './entity';
/**
 * Inserts rows, or updates these columns where the key exists, in one statement. TypeORM's builder takes
 * longer than the statement itself, and every save waits for it.
 */
export declare function upsertRows<Row extends ObjectLiteral>(manager: EntityManager, entity: Entity<Row>, rows: Row[], changed: (keyof Row & string)[]): Promise<void>;
