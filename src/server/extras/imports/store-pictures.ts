import type { Readable } from 'node:stream';
import type { StoredFields } from '#server/core/content/history';
import { AppError } from '#server/core/errors/app-error';
import { listPictureTokens, PICTURE_TOKEN, type SourceEntries } from './import-entry';
import type { PlannedEntry } from './plan-entries';

export type PictureStore = {
  /**
   * Stores an image as an upload and returns its address.
   * @throws AppError if it is not an image or too large
   */
  store(open: () => Promise<Readable>): Promise<string>;
  remove(url: string): Promise<void>;
};

/**
 * Stores the images that new and changed fields name. An image that cannot be fetched is reported and
 * skipped. One that cannot be stored stops the import, and the images stored before it are deleted.
 */
export async function storePictures(
  planned: PlannedEntry[],
  pictures: SourceEntries['pictures'],
  { store, remove }: PictureStore,
): Promise<{ urls: Map<string, string>; problems: string[] }> {
  const urls = new Map<string, string>();
  const problems: string[] = [];
  for (const { incoming, state, changes } of planned) {
    const fields: StoredFields = { ...incoming.fields };
    const names = state === 'new' ? Object.keys(fields) : changes;
    for (const token of listPictureTokens(names.map(name => fields[name]))) {
      const open = pictures.get(token);
      if (!open || urls.has(token)) continue;
      try {
        urls.set(token, await store(open));
      } catch (error) {
        if (!isFaultOfPicture(error)) {
          for (const url of urls.values()) await remove(url);
          throw error;
        }
        problems.push(`${incoming.name}: ${error.message}`);
      }
    }
  }
  return { urls, problems };
}

function isFaultOfPicture(error: unknown): error is AppError {
  return error instanceof AppError && error.code !== 'SERVICE_UNAVAILABLE';
}

/**
 * Replaces image tokens with addresses. An image that could not be fetched is omitted, also from the recorded
 * source fields, so that the next import tries again.
 */
export function withPictures(
  fields: StoredFields,
  urls: Map<string, string>,
): { input: StoredFields; sourceFields: StoredFields } {
  const replace = (value: unknown, toUrl: (token: string) => string): unknown =>
    typeof value === 'string' ? value.replace(PICTURE_TOKEN, toUrl) : value;
  const mapFields = (toUrl: (token: string) => string): StoredFields =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, replace(value, toUrl)]));
  return {
    input: mapFields(token => urls.get(token) ?? ''),
    sourceFields: mapFields(token => (urls.has(token) ? token : '')),
  };
}
