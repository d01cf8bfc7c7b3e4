import type { RestoreChoices } from '#server/core/content/history';
import { type TrashSource } from '#server/core/content/trash-source';
import type { TrashItem } from '#shared/contract/version';
import type { VersionTrash } from './version-trash';
export type TrashService = ReturnType<typeof createTrashService>;
type TrashDeps = {
    content: VersionTrash;
    messages: TrashSource;
    listUndoneImports: () => Promise<UndoneImport[]>;
};
/** An import that was undone, with the items that it had created. */
export type UndoneImport = {
    id: string;
    source: string;
    undoneAt: Date;
    itemIds: string[];
};
/** Manages deleted items until they are restored or permanently deleted. */
export declare function createTrashService({ content, messages, listUndoneImports }: TrashDeps): {
    list: () => Promise<TrashItem[]>;
    restore: (id: string, choices?: RestoreChoices) => Promise<void>;
    restoreMany: (kind: import("../../../shared/content-kinds").ContentKindName, itemIds: string[]) => Promise<number>;
    remove: (id: string) => Promise<void>;
    empty: () => Promise<number>;
    listExpired: (now: number) => Promise<string[]>;
    removeAll: (ids: string[]) => Promise<number>;
};
export {};
