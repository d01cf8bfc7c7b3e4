import type { Metadata } from 'sharp';
import { AppError } from '#server/core/errors/app-error';
/** The limits of processor time and memory for one picture, including its process. */
export declare const MAX_CPU_MS = 5000;
export declare const MAX_RESIDENT_BYTES: number;
/**
 * Checks the announced size of a picture before decoding it.
 * @throws AppError PAYLOAD_TOO_LARGE for too many pixels or too long a side
 */
export declare function checkPixels(metadata: Pick<Metadata, 'width' | 'height' | 'pages' | 'pageHeight'>, extension: string): void;
/** Creates the error for a picture that is within the pixel limits but too expensive. */
export declare function createCostError(cause?: unknown): AppError;
