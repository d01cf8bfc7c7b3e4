import type { Entity } from '#server/core/database/entity';
/** Every table of the product. */
export declare const entities: Entity[];
