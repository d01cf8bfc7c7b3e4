import type { FileHandle } from 'node:fs/promises';
/** The maximum number of boxes, more than hours of video have. */
export declare const MAX_PARTS = 200000;
/** A box of an MP4 or QuickTime file, with the position of its head and the range of its content. */
export type Box = {
    type: string;
    head: number;
    start: number;
    end: number;
};
/** Reads the boxes in a range. Malformed data ends the list. */
export declare function readBoxes(file: FileHandle, start: number, end: number): AsyncGenerator<Box>;
/** Finds the first box at a path of types. */
export declare function findBox(file: FileHandle, within: Pick<Box, 'start' | 'end'>, [type, ...rest]: string[]): Promise<Box | undefined>;
export declare function readBytes(file: FileHandle, at: number, count: number): Promise<Buffer>;
export declare function clearBytes(file: FileHandle, start: number, end: number): Promise<void>;
