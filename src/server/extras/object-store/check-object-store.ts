import type { Environment } from '#server/core/config/env';
import { StartError } from '#server/core/errors/start-error';
import { type Finding, ok, problem } from '#server/extras/finding';
import { readObjectStoreSettings } from './object-store-settings';
import { openObjectStore } from './open-object-store';

/** Checks that the site can write into the object store, if it has one. */
export async function checkObjectStore({
  values,
  uploadsDir: folder,
}: Pick<Environment, 'values' | 'uploadsDir'>): Promise<Finding[]> {
  const settings = readObjectStoreSettings(values);
  if (!settings) return [];
  try {
    const store = await openObjectStore(settings, { folder });
    await store.requireWritable();
    return [ok('UPLOADS_URL', `${store.location} is writable.`)];
  } catch (error) {
    const cause = error instanceof StartError ? error.message : String(Object(Object(error).cause).message);
    return [problem('UPLOADS_URL', cause, 'Correct the setting or the credentials, or start the store.')];
  }
}
