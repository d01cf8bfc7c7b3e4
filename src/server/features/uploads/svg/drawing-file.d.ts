import { type SafeSvg } from './safe-svg';
/** The path of a restored drawing, which is sanitized in place. */
export type DrawingTask = {
    drawing: string;
};
/**
 * Reads and sanitizes an uploaded drawing.
 * @throws AppError PAYLOAD_TOO_LARGE for a large file, UNSUPPORTED_MEDIA_TYPE for anything but a safe drawing
 */
export declare function readDrawing(path: string): Promise<SafeSvg>;
/**
 * Sanitizes the drawing of a backup, which may be older than the limits of what it costs browsers.
 * @throws AppError as readDrawing does
 */
export declare function sanitizeDrawing({ drawing }: DrawingTask): Promise<void>;
