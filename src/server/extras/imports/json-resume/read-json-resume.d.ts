import { type SourceEntries } from '#server/extras/imports/import-entry';
/**
 * Converts a JSON Resume to entries.
 * @throws AppError BAD_REQUEST that names the reason
 */
export declare function readJsonResume(content: string): SourceEntries;
