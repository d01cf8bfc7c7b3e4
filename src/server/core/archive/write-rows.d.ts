import type { EntityManager } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import type { StoredRow } from './archive-tables';
/** Inserts rows in batches and returns their number. */
export declare function insertRows(manager: EntityManager, rows: Iterable<StoredRow> | AsyncIterable<StoredRow>): Promise<number>;
export declare function deleteRows(manager: EntityManager, entities: Entity[]): Promise<void>;
