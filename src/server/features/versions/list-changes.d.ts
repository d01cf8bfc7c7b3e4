import type { StoredFields } from '#server/core/content/history';
import type { ContentKindName } from '#shared/content-kinds';
/** The fields that versions of each kind expose. All others are private. */
export type VersionFields = Record<ContentKindName, readonly string[]>;
/** Returns only these fields. In a list, it picks them from each row. */
export declare function pickFields(fields: StoredFields, names: readonly string[]): StoredFields;
/** Lists the names of the changed fields, or of the changed rows in a list of named rows. */
export declare function listChanges(before: StoredFields, after: StoredFields, names: readonly string[]): string[];
