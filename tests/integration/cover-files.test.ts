import { expect, test } from 'vitest';
import { PALETTES } from '#shared/appearance/palettes';
import { fetchAgain, fetchFile } from '../support/app/fetch-file';
import { startAppForFile } from '../support/app/managed-app';

const app = await startAppForFile();
const COVER = `${app.url}/covers/pages-1-3k9x.svg`;

test('a cover in a named look is an immutable drawing in the colors of both themes', async () => {
  const { status, headers, bytes } = await fetchFile(`${COVER}?look=editorial-0a64c8`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('image/svg+xml');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  const drawing = bytes.toString();
  expect(drawing).toContain('prefers-color-scheme:dark');
  expect(drawing).toContain('--accent:#0a64c8');
  expect((await fetchFile(`${COVER}?look=editorial-0a64c8`)).bytes.equals(bytes)).toBe(true);
});

test('a cover without a look follows the look of the site, and is checked on each use', async () => {
  const before = await fetchFile(COVER);
  expect(before.headers.get('cache-control')).toBe('no-cache');
  expect(before.bytes.toString()).toContain(PALETTES.instrument.accent[0]);
  expect((await fetchAgain(COVER, before)).status).toBe(304);
  const { token } = await app.signIn();
  await app.trpc(token).site.update.mutate({ style: 'terminal' });
  const after = await fetchAgain(COVER, before);
  expect(after.status).toBe(200);
  expect(after.bytes.toString()).toContain(PALETTES.terminal.accent[0]);
});

test('a small cover has its own drawing', async () => {
  const small = await fetchFile(COVER.replace('.svg', '.small.svg?look=instrument'));
  expect(small.status).toBe(200);
  expect(small.bytes.equals((await fetchFile(`${COVER}?look=instrument`)).bytes)).toBe(false);
});

test.each([
  'castle-1-a.svg',
  'pages--1-a.svg',
  'pages-99999-a.svg',
  'pages-1-a.svg?look=brutal',
  'pages-1-a.svg?look=',
  'pages-1-a.svg?look=editorial&look=terminal',
  'pages-1-a.png',
  'a/b.svg',
])('/covers/%s is not found', async name => {
  expect((await fetchFile(`${app.url}/covers/${name}`)).status).toBe(404);
});
