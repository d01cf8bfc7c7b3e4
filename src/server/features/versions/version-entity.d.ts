import type { StoredFields } from '#server/core/content/history';
import type { ContentKindName } from '#shared/content-kinds';
/** A state of an item. The highest version of an item is the current one, whose data is in its own table. */
export type VersionRow = {
    id: string;
    kind: ContentKindName;
    itemId: string;
    number: number;
    name: string;
    savedAt: Date | null;
    savedBy: string | null;
    changes: string[];
    /** True if visitors saw it. */
    isPublished: boolean;
    bytes: number;
    /** The time when the item was deleted. Its highest version then contains the data. */
    trashedAt: Date | null;
    /** The files that the data names, in a separate column because the data of many versions takes long to read. */
    files: string[];
    data: StoredFields | null;
};
export declare const versionEntity: import("#server/core/database/entity").Entity<VersionRow>;
/** Returns the stems of a version's files. Earlier versions of the site stored names, too. */
export declare function listVersionFiles(files: string[]): Set<string>;
