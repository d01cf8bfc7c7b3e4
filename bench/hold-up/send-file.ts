import { buffer } from 'node:stream/consumers';
import { AUTH_HEADER } from '#shared/credentials';
import { type Parts, packParts } from '../../tests/support/content/backup-file';

export type Bytes = Uint8Array<ArrayBuffer>;
/** A site, and a token of its owner. */
export type AttackedSite = { url: string; getToken: () => Promise<string> };

export const ZIP = { 'content-type': 'application/zip' };
export const JSON_TYPE = { 'content-type': 'application/json' };

export async function pack(parts: Parts): Promise<Bytes> {
  return new Uint8Array(await buffer(packParts(parts)));
}

type SentBody = { body: Bytes | FormData | string; token: string; headers: Record<string, string> };

export function send(
  { url }: AttackedSite,
  path: string,
  { body, token, headers }: SentBody,
): Promise<Response> {
  return fetch(url + path, { method: 'POST', body, headers: { ...headers, [AUTH_HEADER]: token } });
}
