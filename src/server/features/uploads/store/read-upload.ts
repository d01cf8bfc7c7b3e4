import { buffer } from 'node:stream/consumers';
import { UPLOADS_PATH, withoutFragment } from '#shared/upload-names';
import type { UploadStore } from './upload-store';

/** Creates a function that reads the file at an address, or returns null if it no longer exists. */
export function createUploadReader(store: UploadStore): (address: string) => Promise<Buffer | null> {
  return async address => {
    const file = await store.read(withoutFragment(address).slice(UPLOADS_PATH.length));
    return file && buffer(file);
  };
}
