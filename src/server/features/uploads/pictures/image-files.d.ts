import type { MediaType } from '#server/features/uploads/media-types';
type PreparedFile = {
    path: string;
    name: string;
};
export type PreparedImage = {
    name: string;
    bytes: number;
    width: number;
    height: number;
    files: PreparedFile[];
};
/**
 * Prepares an uploaded picture for storage. A still picture loses its metadata (such as the location), is
 * rotated upright and gets smaller variants. A moving one loses its metadata and keeps its frames unchanged.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for a picture that cannot be read, PAYLOAD_TOO_LARGE for too many
 * pixels
 */
export declare function prepareImage(source: string, type: MediaType, id: string, folder: string): Promise<PreparedImage>;
export {};
