import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../support/app/fetch-tokens';
import { video } from '../support/content/media-factory';
import { type Certificate, createCertificate } from '../support/deploy/certificate';
import {
  type ProxyOptions,
  startCachingNginx,
  startCaddyProxy,
  startNginxProxy,
} from '../support/deploy/tls-proxy';
import { readHttp2Status, type TlsCall, tlsRequest } from '../support/deploy/tls-request';
import { findFreePort } from '../support/free-port';
import { folderForFile } from '../support/managed-folder';
import { findCaddy, findNginx } from '../support/programs/server-programs';
import { type Site, startSite } from '../support/programs/start-site';

const MESSAGE = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });

describe.for([
  { name: 'nginx', isMissing: findNginx() === null, start: startNginxProxy },
  {
    name: 'nginx with a cache',
    isMissing: findNginx() === null,
    start: async (options: ProxyOptions) => (await startCachingNginx(options)).stop,
  },
  { name: 'Caddy', isMissing: findCaddy() === null, start: startCaddyProxy },
])('behind $name', async ({ name, isMissing, start }) => {
  const folder = await folderForFile();
  let site: Site;
  let certificate: Certificate;
  let url: string;
  let plainUrl: string;
  let directUrl: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    if (isMissing) return;
    certificate = await createCertificate(folder);
    const [port, tls, plain] = [await findFreePort(), await findFreePort(), await findFreePort()];
    url = `https://localhost:${tls}`;
    plainUrl = `http://127.0.0.1:${plain}`;
    const settings = { PORT: String(port), PUBLIC_URL: url, TRUST_PROXY: 'loopback', LIMIT_CONTACT: '1/1h' };
    // The address of the site is that of the proxy, which does not run yet.
    site = await startSite(settings, { isNew: true });
    directUrl = `http://127.0.0.1:${port}`;
    const ports = { site: port, tls, plain };
    stop = await start({ ports, certificate, folder });
  });
  afterAll(async () => {
    await stop?.();
    await site?.stop();
  });
  beforeEach(({ skip }) => skip(isMissing, `${name} is not on this machine`));

  const call = (path: string, options: Omit<TlsCall, 'ca'> = {}) =>
    tlsRequest(url + path, { ca: certificate.content, ...options });

  test('pages come by HTTP/2, and browsers learn to use HTTPS alone', async () => {
    expect(await readHttp2Status(url, certificate.content)).toBe(200);
    expect((await call('/')).headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
  });

  test('files whose names change with their content are cached for a year', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await call('/')).body.toString()) ?? [];
    expect((await call(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('limits count each visitor, whatever address a visitor claims to have', async () => {
    const send = async (options: Omit<TlsCall, 'ca'>) => {
      const headers = { 'content-type': 'application/json', ...options.headers };
      return (await call('/api/contacts', { method: 'POST', body: MESSAGE, ...options, headers })).status;
    };
    expect(await send({})).toBe(201);
    expect(await send({})).toBe(429);
    for (const forged of ['192.0.2.1', '192.0.2.1, 192.0.2.2', ['192.0.2.1', '192.0.2.2']])
      expect(await send({ headers: { 'x-forwarded-for': forged } })).toBe(429);
    expect(await send({ from: '127.0.0.2' })).toBe(201);
  });

  test('a video of several megabytes is stored', async () => {
    const { token } = await fetchTokens(directUrl);
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(video('mp4', 5_000_000))]), 'boat.mp4');
    const answer = await call('/api/upload', { method: 'POST', body, headers: { [AUTH_HEADER]: token } });
    expect(answer.status).toBe(201);
  });

  test('plain HTTP leads to HTTPS', async () => {
    const answer = await fetch(`${plainUrl}/notes`, { redirect: 'manual', headers: { host: 'localhost' } });
    expect(answer.status).toBeGreaterThanOrEqual(301);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/notes$/);
  });
});
