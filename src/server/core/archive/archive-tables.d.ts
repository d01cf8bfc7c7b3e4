import type { Readable } from 'node:stream';
import type { ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import type { Archive } from './archive-reader';
export type StoredRow = readonly [entity: Entity, row: ObjectLiteral];
/** Returns the tables that belong to one part of a backup. */
export declare function filterTables(entities: Entity[], part: Entity['backup']): Entity[];
/**
 * Reads the visible content row by row.
 * @throws AppError BAD_REQUEST for rows that the tables could not hold
 */
export declare function readContent(archive: Archive, entities: Entity[]): AsyncGenerator<StoredRow>;
/**
 * Reads `{"project": [row, …], …}` row by row. `path` names the document in errors.
 * @throws AppError BAD_REQUEST for another document or table, and for rows that the tables could not hold
 */
export declare function readDocument(document: Readable | Promise<Readable>, path: string, entities: Entity[]): AsyncGenerator<StoredRow>;
/** @throws AppError BAD_REQUEST */
export declare function requireTables(archive: Archive, entities: Entity[]): void;
/** Reads the rows of a private table one by one. A backup that is older than the table has none. */
export declare function readPrivate(archive: Pick<Archive, 'paths' | 'open'>, entity: Entity): AsyncGenerator<StoredRow>;
