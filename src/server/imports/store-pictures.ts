import type { Readable } from 'node:stream';
import type { Fields } from '../core/content/history';
import { AppError } from '../core/errors/app-error';
import type { Reading } from './incoming';
import type { PlannedEntry } from './plan-entries';

export type PictureStore = {
  /** Stores a picture as an upload, and answers its address. @throws AppError for what is none, or too large */
  store(open: () => Promise<Readable>): Promise<string>;
  remove(url: string): Promise<void>;
};

const TOKEN = /picture:[\da-f]{32}/g;

/**
 * Stores the pictures that new and changed fields name. One that cannot be had is no reason to give up the rest; one that
 * cannot be stored is, and takes those before it along.
 */
export async function storePictures(
  planned: PlannedEntry[],
  pictures: Reading['pictures'],
  { store, remove }: PictureStore,
): Promise<{ urls: Map<string, string>; problems: string[] }> {
  const urls = new Map<string, string>();
  const problems: string[] = [];
  for (const { incoming, state, changes } of planned) {
    const fields: Fields = { ...incoming.fields };
    const names = state === 'new' ? Object.keys(fields) : changes;
    for (const token of tokensIn(names.map(name => fields[name]))) {
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
 * The fields with the addresses of their pictures. A picture that could not be had is left out, of what is remembered of
 * the source too: the next import tries again.
 */
export function withPictures(
  fields: Fields,
  urls: Map<string, string>,
): { input: Fields; sourceFields: Fields } {
  const replace = (value: unknown, toUrl: (token: string) => string): unknown =>
    typeof value === 'string' ? value.replace(TOKEN, toUrl) : value;
  const mapFields = (toUrl: (token: string) => string): Fields =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, replace(value, toUrl)]));
  return {
    input: mapFields(token => urls.get(token) ?? ''),
    sourceFields: mapFields(token => (urls.has(token) ? token : '')),
  };
}

function tokensIn(values: unknown[]): string[] {
  return values.flatMap(value => (typeof value === 'string' ? (value.match(TOKEN) ?? []) : []));
}
