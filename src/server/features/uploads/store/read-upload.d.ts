import type { UploadStore } from './upload-store';
/** Creates a function that reads the file at an address, or returns null if it no longer exists. */
export declare function createUploadReader(store: UploadStore): (address: string) => Promise<Buffer | null>;
