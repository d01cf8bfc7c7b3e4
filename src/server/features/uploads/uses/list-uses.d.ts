import type { StoredFields } from '#server/core/content/history';
import type { UploadUseRow } from './upload-use-entity';
/**
 * Lists the files that any field of a stored item names, by the stem of their names. A caller that has the JSON of the
 * fields passes it, because the fields may be large.
 */
export declare function listUses(itemId: string, fields: StoredFields, json?: string): Map<string, UploadUseRow>;
export declare function toHiddenUse(itemId: string, file: string): UploadUseRow;
