import type { ObjectLiteral } from 'typeorm';
import type { StoredFields } from '#server/core/content/history';
import type { Entity } from '#server/core/database/entity';
/**
 * Converts stored fields to a row. Timestamps become dates, and columns that no longer exist are dropped.
 * @throws AppError BAD_REQUEST for fields that violate the current rules of the table
 */
export declare function toStoredRow<Row extends object>(entity: Entity<Row>, fields: StoredFields): ObjectLiteral;
