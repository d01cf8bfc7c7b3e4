import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import ipaddr from 'ipaddr.js';
import { AppError } from '#server/core/errors/app-error';

/** For one picture, all of its redirects together. */
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;

export type PictureAnswer = { status: number; location: string | undefined; body: Readable };
/** Asks for an address, once: it follows no redirect. */
export type OpenAddress = (url: URL, signal: AbortSignal) => Promise<PictureAnswer>;

/**
 * Fetches a picture over https from a public address: neither this machine nor its network can be asked for anything,
 * wherever a redirect or a name leads. How much of it is taken is for the caller.
 * @throws AppError that says why there is none
 */
export async function fetchPicture(address: string, open: OpenAddress = openPublic): Promise<Readable> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = requirePublic(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, location, body } = await open(url, signal).catch(error => {
      throw error instanceof AppError
        ? error
        : unreachable(url, signal.aborted ? 'took too long' : '', error);
    });
    if (status === 200) return untilAborted(body, url, signal);
    body.destroy();
    if (status < 300 || status > 399 || location === undefined) {
      throw unreachable(url, `answered with status ${status}`);
    }
    url = requirePublic(location, url);
  }
  throw unreachable(url, 'redirects too often');
}

/** @throws AppError for what is not https, and for the number of an address that is not public */
function requirePublic(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw refused('Its address cannot be read');
  const url = new URL(address, base);
  if (url.protocol !== 'https:') throw refused('It is not sent over https');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isPublicAddress(host)) throw notPublic(url.hostname);
  return url;
}

/** One that belongs to nobody's own machine or network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

type ResolveName = (
  host: string,
  options: LookupAllOptions,
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/** Looks a name up as the connection does, so that what is checked is what is connected to. */
export function publicLookup(resolve: ResolveName = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) done(error ?? new Error(`${host} has no address`), '', 0);
      else if (!found.every(({ address }) => isPublicAddress(address))) done(notPublic(host), '', 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

function openPublic(url: URL, signal: AbortSignal): Promise<PictureAnswer> {
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

/** The time counts until the last byte. */
function untilAborted(body: Readable, url: URL, signal: AbortSignal): Readable {
  const stop = () => body.destroy(unreachable(url, 'took too long'));
  signal.addEventListener('abort', stop, { once: true });
  body.once('close', () => signal.removeEventListener('abort', stop));
  return body;
}

function notPublic(host: string): AppError {
  return refused(`${host} is not a public address`);
}

function refused(reason: string): AppError {
  return new AppError('BAD_REQUEST', `The picture was not fetched: ${reason}.`);
}

function unreachable({ hostname }: URL, reason: string, cause?: unknown): AppError {
  const words = reason || (cause instanceof Error ? cause.message : 'did not answer');
  return new AppError('BAD_REQUEST', `The picture was not fetched: ${hostname} ${words}.`, { cause });
}
