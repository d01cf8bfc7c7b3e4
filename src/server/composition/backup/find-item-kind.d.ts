import type { ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import type { ItemKindName } from '#shared/contract/version';
/**
 * Returns the kind of the item that a row stores. Returns null for other rows, and for messages outside the
 * inbox.
 */
export declare function findItemKind(entity: Entity, row: ObjectLiteral): ItemKindName | null;
