import type { OpenContentKind } from '#server/core/content/content-kind';
import type { RestoreChoices } from '#server/core/content/history';
import { type TrashedItem } from '#server/core/content/trash-source';
import type { Database } from '#server/core/database/database';
import type { ContentKindName } from '#shared/content-kinds';
import type { FileUses } from './version-history';
export type VersionTrashDeps = {
    db: Database;
    /** The kinds of content, which are passed in because features do not import each other. */
    kinds: Record<ContentKindName, Pick<OpenContentKind, 'trash'>>;
    uses: Pick<FileUses, 'forget'>;
};
export type VersionTrash = ReturnType<typeof createVersionTrash>;
/** Manages the trash of content, which is the last version of each deleted item. */
export declare function createVersionTrash({ db, kinds, uses }: VersionTrashDeps): {
    list: () => Promise<TrashedItem[]>;
    listDeletedUntil: (time: Date, limit: number) => Promise<string[]>;
    restore: (itemId: string, choices: RestoreChoices) => Promise<boolean>;
    restoreMany: (kind: ContentKindName, itemIds: string[]) => Promise<number>;
    remove: (itemId: string) => Promise<boolean>;
};
