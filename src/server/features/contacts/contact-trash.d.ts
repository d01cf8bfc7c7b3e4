import { type TrashSource } from '#server/core/content/trash-source';
import type { Database } from '#server/core/database/database';
/**
 * Deletes and restores messages. They stay in their table, so that one statement deletes or restores many.
 */
export declare function createContactTrash(db: Database): {
    remove: (ids: string[]) => Promise<number>;
    restore: (ids: string[]) => Promise<number>;
    trash: TrashSource;
};
