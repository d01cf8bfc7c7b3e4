/**
 * Checks in a thread that a font can be drawn and embedded, because a damaged one may take long to read.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE
 */
export declare function checkFont(path: string): Promise<void>;
