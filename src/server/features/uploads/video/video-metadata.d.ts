/**
 * Clears the location and all other metadata of a video in place. Nothing moves, no frame changes, and only
 * the heads of its boxes are read, however large the file is.
 */
export declare function clearVideoMetadata(path: string, extension: string): Promise<void>;
