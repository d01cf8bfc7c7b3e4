import { type Readable } from 'node:stream';
import { type MediaType } from './media-types';
import type { UploadStore } from './store/upload-store';
import type { ReceivedFile } from './upload-service';
/**
 * The size limits of one kind of upload, by type of file. A type without a limit is not accepted, and `refusal` says what is.
 */
export type UploadRule = {
    refusal: string;
    maxBytes: Partial<Record<MediaType['kind'], number>>;
};
/**
 * Writes an incoming file to disk. Its first bytes determine its type and size limit, and the rest of a
 * rejected file is never written. An incomplete file leaves nothing behind.
 * @throws AppError for a file that is not accepted
 */
export declare function receiveFile(store: UploadStore, rule: UploadRule, source: Readable): Promise<ReceivedFile>;
