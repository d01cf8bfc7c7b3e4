import type { Writable } from 'node:stream';
/**
 * Writes an archive under a temporary name until it is complete, and never replaces a file.
 * @throws AppError CONFLICT if a file of this name exists, NOT_FOUND if its folder does not
 */
export declare function writeArchiveFile<Summary>(file: string, write: (target: Writable) => Promise<Summary>, mode?: number): Promise<Summary>;
