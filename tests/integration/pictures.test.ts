import sharp from 'sharp';
import { expect, test } from 'vitest';
import { notePicturePath, projectPicturePath, sitePicturePath } from '#shared/picture-address';
import { fetchAgain, fetchFile } from '../support/app/fetch-file';
import { startAppForFile } from '../support/app/managed-app';
import { storeFile } from '../support/app/send-file';
import { storeNote } from '../support/content/post-factory';
import { storeProject, UNKNOWN_ID } from '../support/content/project-factory';

const app = await startAppForFile();

async function readSize(picture: Buffer): Promise<[number, number]> {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
}

test.each(['🚀 日本語 مرحبا', '<script>alert(1)</script>'])(
  'a project titled %j has a share picture',
  async title => {
    const { _id } = await storeProject(app, { title });
    const { status, headers, bytes } = await fetchFile(`${app.url}/og/projects/${_id}.jpg`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(await readSize(bytes)).toEqual([1200, 630]);
  },
);

test('a share picture is immutable at its versioned address and revalidated without the version', async () => {
  const project = await storeProject(app);
  const path = projectPicturePath(project, await app.services.site.get());
  const versioned = await fetchFile(app.url + path);
  expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const other of [path.split('?')[0], `${path}0`]) {
    const answer = await fetchFile(app.url + other);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.bytes.equals(versioned.bytes)).toBe(true);
    expect((await fetchAgain(app.url + other, answer)).status).toBe(304);
  }
});

test('a share picture changes with its project and disappears with it', async () => {
  const { _id } = await storeProject(app, { title: 'Before' });
  const url = `${app.url}/og/projects/${_id}.jpg`;
  const before = await fetchFile(url);
  await app.services.projects.update({ id: _id, title: 'After' });
  const after = await fetchAgain(url, before);
  expect(after.status).toBe(200);
  expect(after.bytes.equals(before.bytes)).toBe(false);
  await app.services.projects.remove(_id);
  expect((await fetchAgain(url, after)).status).toBe(404);
});

test('a chosen frame leaves the share picture of a project as it is', async () => {
  const { token } = await app.signIn();
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const image = `/uploads/${await storeFile(app, bytes, token)}`;
  const { _id } = await storeProject(app, { title: 'Framed', image });
  const url = `${app.url}/og/projects/${_id}.jpg`;
  const plain = await fetchFile(url);
  await app.services.projects.update({ id: _id, image: `${image}#frame=phone` });
  const framed = await fetchFile(url);
  expect(framed.bytes.equals(plain.bytes)).toBe(true);
  await app.services.projects.update({ id: _id, image: '' });
  expect((await fetchFile(url)).bytes.equals(plain.bytes)).toBe(false);
});

test('a published note has an immutable share picture, and a draft has none', async () => {
  const note = await storeNote(app, { title: 'Tides', tags: ['Water'] });
  const path = notePicturePath(note, await app.services.site.get());
  const { status, headers, bytes } = await fetchFile(app.url + path);
  expect({ status, size: await readSize(bytes) }).toEqual({ status: 200, size: [1200, 630] });
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  await app.services.notes.update({ id: note._id, draft: true });
  expect((await fetchFile(app.url + path)).status).toBe(404);
});

test('the share picture of a private project is not indexed by search engines', async () => {
  const { _id } = await storeProject(app, { public: false });
  const { headers } = await fetchFile(`${app.url}/og/projects/${_id}.jpg`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('the share picture of the site changes with its settings', async () => {
  const before = await fetchFile(`${app.url}/og/site.jpg`);
  expect(await readSize(before.bytes)).toEqual([1200, 630]);
  const site = await app.services.site.update({ headline: 'Another headline' });
  const after = await fetchFile(app.url + sitePicturePath(site));
  expect(after.headers.get('cache-control')).toContain('immutable');
  expect(after.bytes.equals(before.bytes)).toBe(false);
});

test.each([
  `/og/projects/${UNKNOWN_ID}.jpg`,
  `/og/projects/${UNKNOWN_ID}%20.jpg`,
  '/og/projects/x.jpg',
  '/og/projects/..%2F..%2Fx.jpg',
])('the unknown share picture %s returns 404', async path => {
  const { status, headers } = await fetchFile(app.url + path);
  expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 404, cache: 'no-store' });
});

test('the addresses of earlier versions have the same share pictures', async () => {
  const { _id } = await storeProject(app);
  for (const path of ['/og/site', `/og/projects/${_id}`]) {
    const [earlier, now] = await Promise.all(
      ['png', 'jpg'].map(end => fetchFile(`${app.url}${path}.${end}`)),
    );
    expect({ ...earlier, headers: null }).toEqual({ ...now, headers: null });
    expect(earlier?.headers.get('content-type')).toBe('image/jpeg');
  }
});

test('share pictures are read-only', async () => {
  const { status, headers } = await fetchFile(`${app.url}/og/site.jpg`, { method: 'POST' });
  expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'GET, HEAD' });
});
