import type { Environment } from '#server/core/config/env';
import { StartError } from '#server/core/errors/start-error';
import { type Finding, ok, problem } from '#server/core/runtime/finding';
import { openUploadStore } from '#server/features/uploads/open-upload-store';

type Places = Pick<Environment, 'uploadsDir' | 'uploadsBucket' | 'publicUploads'>;

/** Checks that the site can write into the object store, if it has one. */
export async function checkUploads(places: Places): Promise<Finding[]> {
  if (!places.uploadsBucket) return [];
  try {
    const store = await openUploadStore(places);
    await store.requireWritable();
    return [ok('UPLOADS_URL', `${store.location} is writable.`)];
  } catch (error) {
    const cause = error instanceof StartError ? error.message : String(Object(Object(error).cause).message);
    return [problem('UPLOADS_URL', cause, 'Correct the setting or the credentials, or start the store.')];
  }
}
