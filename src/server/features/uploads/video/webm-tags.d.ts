import type { FileHandle } from 'node:fs/promises';
/** Replaces the tags of a WebM file with void elements of the same length. */
export declare function clearWebmTags(file: FileHandle, fileBytes: number): Promise<void>;
