import type { EntityManager, EntitySchemaColumnOptions, ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
/** A row in an archive, with timestamps as ISO strings and everything else as in JSON. */
export type ArchiveRow = Record<string, unknown>;
/** Reads the rows of a table in key order, page by page. Without a condition, it reads all. */
export declare function readRows(manager: EntityManager, entity: Entity, where?: ObjectLiteral): AsyncGenerator<ArchiveRow>;
export declare function listColumns(entity: Entity): [string, EntitySchemaColumnOptions][];
