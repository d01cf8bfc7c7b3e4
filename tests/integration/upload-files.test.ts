import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toTints } from '#shared/appearance/accent';
import { PALETTES } from '#shared/appearance/palettes';
import { startAppForFile } from '../support/app/managed-app';

const NAME = '01a1fcfd-5f98-718d-986a-a291eb86b869.mp4';
const EMPTY = '01a1fcfd-5f98-718d-986a-a291eb86b869-1x1.png';
/** Files that the store has not made. */
const FOREIGN = [
  'by hand.pdf',
  'without-extension',
  'portfolio.sqlite',
  'portfolio.sqlite-wal',
  'secrets.json',
  'portfolio-2026-01-01.zip',
  'sample-avatar.html',
  '01a1fcfd-5f98-718d-986a-a291eb86b869.htm',
];
const TEXT = '0123456789abcdefghij';
const CHANGED = new Date('2026-03-14T09:26:53.000Z');
const ETAG = `W/"${TEXT.length.toString(16)}-${CHANGED.getTime().toString(16)}"`;

const app = await startAppForFile();
for (const name of [NAME, EMPTY, 'sample-avatar.svg', ...FOREIGN]) {
  const file = join(app.uploadsDir, name);
  await writeFile(file, name === EMPTY ? '' : TEXT);
  await utimes(file, CHANGED, CHANGED);
}
await mkdir(join(app.uploadsDir, 'folder'));

async function request(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${app.url}/uploads/${name}`, { method, headers });
  return {
    status: response.status,
    text: await response.text(),
    headers: Object.fromEntries(response.headers),
  };
}

test('a file is served with its size, modification time and media type', async () => {
  const { status, text, headers } = await request(NAME);
  expect({ status, text }).toEqual({ status: 200, text: TEXT });
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(TEXT.length),
    'content-type': 'video/mp4',
    etag: ETAG,
    'last-modified': CHANGED.toUTCString(),
  });
});

test('a picture of the sample content has the colors of the look in both themes, and is checked on each use', async () => {
  const drawing = '<svg><style>svg{--B:#fff;--1:#f00}</style><path fill="var(--B)"/></svg>';
  await writeFile(join(app.uploadsDir, 'sample-avatar.svg'), drawing);
  const first = await request('sample-avatar.svg');
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
  });
  const { etag = '' } = first.headers;
  const again = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect((await request('sample-avatar.svg', again)).status).toBe(304);

  const { token } = await app.signIn();
  const accent = '#0044aa';
  await app.rest('PUT', '/site', { token, body: { style: 'editorial', accent } });
  const { status, text } = await request('sample-avatar.svg', again);
  expect(status).toBe(200);
  const [light, dark] = PALETTES.editorial.coverBg;
  expect(text).toContain(`svg{--B:${light};`);
  expect(text).toContain(`@media (prefers-color-scheme:dark){svg{--B:${dark};`);
  expect(text).toContain(`--1:${toTints({ style: 'editorial', accent }).dark.accent};`);
});

test('HEAD returns the same headers as GET, without the file', async () => {
  const { status, text, headers } = await request(NAME, {}, 'HEAD');
  expect({ status, text }).toEqual({ status: 200, text: '' });
  expect(headers).toMatchObject({
    'content-length': String(TEXT.length),
    'content-type': 'video/mp4',
    etag: ETAG,
  });
});

test.each([
  { 'if-none-match': ETAG },
  { 'if-none-match': `"other", ${ETAG}` },
  { 'if-modified-since': CHANGED.toUTCString() },
])('a request with %o returns 304', async headers => {
  // Without this header, fetch sends "no-cache" and bypasses every cache.
  const answer = await request(NAME, { 'cache-control': 'max-age=0', ...headers });
  expect({ status: answer.status, text: answer.text }).toEqual({ status: 304, text: '' });
  expect(answer.headers).toMatchObject({
    etag: ETAG,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.headers).not.toHaveProperty('content-type');
});

test.each([
  { 'if-none-match': '"other"' },
  { 'if-modified-since': new Date(CHANGED.getTime() - 1_000).toUTCString() },
  { 'if-none-match': ETAG, 'cache-control': 'no-cache' },
])('a request with %o returns the file', async headers => {
  expect(await request(NAME, headers)).toMatchObject({ status: 200, text: TEXT });
});

test.each([
  ['bytes=0-0', '0', '0-0'],
  ['bytes=10-', 'abcdefghij', '10-19'],
  ['bytes=-3', 'hij', '17-19'],
  ['bytes=15-99', 'fghij', '15-19'],
  ['bytes=0-4,5-9', '0123456789', '0-9'],
])('the range %s returns "%s"', async (range, part, contentRange) => {
  const { status, text, headers } = await request(NAME, { range });
  expect({ status, text }).toEqual({ status: 206, text: part });
  expect(headers).toMatchObject({
    'content-range': `bytes ${contentRange}/${TEXT.length}`,
    'content-length': String(part.length),
    etag: ETAG,
  });
});

test.each(['bytes=0-1,10-11', 'lines=1-2', 'bytes=x', 'nonsense'])(
  'the range %s returns the complete file',
  async range => {
    expect(await request(NAME, { range })).toMatchObject({ status: 200, text: TEXT });
  },
);

test.each([
  [NAME, 'bytes=20-', 20],
  [NAME, 'bytes=99-120', 20],
  [EMPTY, 'bytes=0-', 0],
])('a range beyond the end returns 416 (%s, %s)', async (name, range, size) => {
  const { status, text, headers } = await request(name, { range });
  expect({ status, text }).toEqual({ status: 416, text: 'The file has no such range.' });
  expect(headers['content-range']).toBe(`bytes */${size}`);
});

test.each([
  [ETAG, 206],
  [CHANGED.toUTCString(), 206],
  ['W/"other"', 200],
  [new Date(CHANGED.getTime() - 1_000).toUTCString(), 200],
])('a range with If-Range: %s returns %d', async (ifRange, status) => {
  const answer = await request(NAME, { range: 'bytes=0-3', 'if-range': ifRange });
  expect(answer).toMatchObject({ status, text: status === 206 ? '0123' : TEXT });
});

test.each(FOREIGN)('%s, which the store has not made, is not served', async name => {
  expect(await request(encodeURIComponent(name))).toMatchObject({ status: 404, text: 'File not found.' });
});

test.each([
  'none.png',
  `${NAME}/`,
  'folder',
  'folder/none.png',
  'x'.repeat(300),
  '%2e%2e%2fpackage.json',
  'a%00b',
  '.incoming',
  '',
])('the missing file "%s" returns 404', async name => {
  const { status, text, headers } = await request(name);
  expect({ status, text }).toEqual({ status: 404, text: 'File not found.' });
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['cache-control']).toBe('no-store');
});

test('a file cannot be changed over HTTP', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status, headers } = await request(NAME, {}, method);
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  }
  expect((await request(NAME)).text).toBe(TEXT);
});
