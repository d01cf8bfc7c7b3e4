import type { Extra } from '#server/extras/extra';
import { checkObjectStore } from './check-object-store';
import { objectStoreSettings, readObjectStoreSettings } from './object-store-settings';
import { openObjectStore } from './open-object-store';

/** Uploads in a bucket of an S3 store, and copies of public files in a second bucket. */
export const objectStore = {
  settings: objectStoreSettings,
  check: { name: 'UPLOADS_URL', run: checkObjectStore },
  replaces: ({ values, uploadsDir: folder }) => {
    const settings = readObjectStoreSettings(values);
    return settings ? { openStore: log => openObjectStore(settings, { folder, log }) } : {};
  },
} satisfies Extra;
