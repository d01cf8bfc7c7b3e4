/** The accepted types of uploads, which are recognized by content. */
export type MediaType = {
    mediaType: string;
    extension: string;
    kind: 'image' | 'video' | 'document' | 'font';
};
export declare const MEDIA_TYPES: string[];
/** Accepts names with an extension of these types that stay in their folder. */
export declare function isMediaName(name: string): boolean;
/** Returns the media type of a name that `isMediaName` accepts, and that of unknown bytes for others. */
export declare function findMediaType(name: string): string;
/** The number of leading bytes that identify a file. */
export declare const SIGNATURE_BYTES = 4100;
/**
 * Recognizes a file by its first bytes, never by name or header. Returns null for a type that is not
 * accepted.
 */
export declare function recognizeMedia(beginning: Buffer): Promise<MediaType | null>;
