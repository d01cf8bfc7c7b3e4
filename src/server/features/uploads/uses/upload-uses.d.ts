import { type EntityManager } from 'typeorm';
import type { StoredFields } from '#server/core/content/history';
import type { UploadDeletion } from '#server/features/uploads/lifetime/upload-deletion';
type Deletion = Pick<UploadDeletion, 'deleteReleased' | 'withdrawHidden'>;
/** The fields of an item, and their JSON. */
type State = {
    fields: StoredFields;
    text: string;
};
/** Records which items use a file, in the transaction that stores or deletes an item. */
export declare function createUploadUses({ deleteReleased, withdrawHidden }: Deletion): {
    change: (manager: EntityManager, id: string, { before, after }: {
        before: State | null;
        after: State | null;
    }) => Promise<void>;
    forget: (manager: EntityManager, itemId: string, files?: string[]) => Promise<void>;
};
export {};
