import { z } from 'zod';
import { StartError } from '#server/core/errors/start-error';
import { explainUnportablePath } from './portable-path';

/**
 * Returns the base path with a slash at its start and none at its end, or '' for the root of a host.
 * @throws StartError for a path that hosts or browsers would change
 */
export function readBase(text: string): string {
  const path = text.replace(/^\/+|\/+$/g, '');
  if (path === '') return '';
  const isPlain = path.split('/').every(name => /^[\w.~-]+$/.test(name) && !/^\.+$/.test(name));
  if (!isPlain || explainUnportablePath(path) !== null)
    throw new StartError(`--base must be a path such as /work/, not '${text}'.`);
  return `/${path}`;
}

/**
 * Returns the origin of a web address.
 * @throws StartError for any other text, and for an address with a path
 */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartError(`--url must be a web address such as https://example.com, not '${text}'.`);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new StartError(`--url must have no path. Use --url ${url.origin} --base ${url.pathname}.`);
  return url.origin;
}

/** @throws StartError for anything but the name of a host */
export function readDomain(text: string): string {
  if (z.hostname().safeParse(text).success && text.includes('.')) return text;
  throw new StartError(`--cname must be a domain such as example.com, not '${text}'.`);
}

const momentSchema = z.iso.date().or(z.iso.datetime({ offset: true }));

/**
 * Reads a moment that is the same in every time zone.
 * @throws StartError for any other text
 */
export function readMoment(text: string): Date {
  const moment = momentSchema.safeParse(text);
  if (moment.success) return new Date(moment.data);
  throw new StartError(
    `--at must be a moment with its time zone, such as 2026-01-31T12:00:00Z, not '${text}'.`,
  );
}
