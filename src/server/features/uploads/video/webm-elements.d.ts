import type { FileHandle } from 'node:fs/promises';
/** An element of a WebM file, with the position of its head and the range of its content. */
export type Element = {
    id: number;
    head: number;
    start: number;
    end: number;
};
/**
 * Reads the elements of a WebM file, of its segment and of the elements with the IDs of `inside`. Malformed data
 * ends the list.
 */
export declare function readElements(file: FileHandle, fileBytes: number, inside?: readonly number[]): AsyncGenerator<Element>;
