import type { VideoFormat } from '#shared/upload-names';
/** Returns the format of a video that some browsers don't play, and null for others and unreadable ones. */
export declare function findVideoFormat(path: string, extension: string): Promise<VideoFormat | null>;
