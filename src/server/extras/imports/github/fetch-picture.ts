import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import ipaddr from 'ipaddr.js';
import { AppError } from '#server/core/errors/app-error';

/** This limit applies to one image with all its redirects. */
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;

export type PictureResponse = { status: number; location: string | undefined; body: Readable };
/** Requests an address without following redirects. */
export type OpenAddress = (url: URL, signal: AbortSignal) => Promise<PictureResponse>;

/**
 * Fetches an image over https from a public address. Redirects and host names cannot lead to this machine or
 * its network. The caller limits the size.
 * @throws AppError that says why the image could not be fetched
 */
export async function fetchPicture(address: string, open: OpenAddress = openPublic): Promise<Readable> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = requirePublic(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, location, body } = await open(url, signal).catch(error => {
      throw error instanceof AppError
        ? error
        : createUnreachableError(url, signal.aborted ? 'timed out' : '', error);
    });
    if (status === 200) return untilAborted(body, url, signal);
    body.destroy();
    if (status < 300 || status > 399 || location === undefined) {
      throw createUnreachableError(url, `responded with status ${status}`);
    }
    url = requirePublic(location, url);
  }
  throw createUnreachableError(url, 'has too many redirects');
}

/** @throws AppError for a URL without https, or with an IP address that is not public */
function requirePublic(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw createFetchError('its address is not valid');
  const url = new URL(address, base);
  if (url.protocol !== 'https:') throw createFetchError('its address does not use https');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isPublicAddress(host)) throw createNotPublicError(url.hostname);
  return url;
}

/** Returns false for addresses of this machine and of private networks. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

type ResolveName = (
  host: string,
  options: LookupAllOptions,
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/**
 * Checks the addresses of a host name during the connection, so that the checked address is the one connected
 * to.
 */
export function publicLookup(resolve: ResolveName = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) done(error ?? new Error(`${host} has no address`), '', 0);
      else if (!found.every(({ address }) => isPublicAddress(address)))
        done(createNotPublicError(host), '', 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

function openPublic(url: URL, signal: AbortSignal): Promise<PictureResponse> {
  const headers = { accept: 'image/*', 'user-agent': 'portfolio' };
  return new Promise((resolve, reject) => {
    request(url, { lookup: publicLookup(), signal, headers, agent: false }, response => {
      const { statusCode = 0, headers: answered } = response;
      resolve({ status: statusCode, location: answered.location, body: response });
    })
      .on('error', reject)
      .end();
  });
}

/** Applies the timeout until the last byte. */
function untilAborted(body: Readable, url: URL, signal: AbortSignal): Readable {
  const stop = () => body.destroy(createUnreachableError(url, 'timed out'));
  signal.addEventListener('abort', stop, { once: true });
  body.once('close', () => signal.removeEventListener('abort', stop));
  return body;
}

function createNotPublicError(host: string): AppError {
  return createFetchError(`${host} is not a public address`);
}

function createFetchError(reason: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', `Couldn't fetch the image: ${reason}.`, { cause });
}

function createUnreachableError({ hostname }: URL, reason: string, cause?: unknown): AppError {
  const words = reason || (cause instanceof Error ? cause.message : 'did not respond');
  return createFetchError(`${hostname} ${words}`, cause);
}
