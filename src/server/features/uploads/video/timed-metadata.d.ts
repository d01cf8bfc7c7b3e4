import type { FileHandle } from 'node:fs/promises';
import { type Box } from './video-boxes';
/**
 * Clears the data of a timed metadata track, such as the location over time. Other tracks are unchanged.
 * @throws AppError PAYLOAD_TOO_LARGE for too many entries, which could not all be cleared
 */
export declare function clearTimedMetadata(file: FileHandle, track: Box): Promise<void>;
