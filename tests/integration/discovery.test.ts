import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FEED_ENTRIES } from '#server/core/content/content-kind';
import { postEntity } from '#server/features/posts/post-entity';
import { projectEntity } from '#server/features/projects/project-entity';
import { fetchAgain, fetchFile } from '../support/app/fetch-file';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { storeFile } from '../support/app/send-file';
import { storeNote, storePage } from '../support/content/post-factory';
import { storeProject } from '../support/content/project-factory';

const SITE = 'https://ada.example.com';

const FILES = [
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/notes/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/notes/feed.json', 'application/feed+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
];

const app = await startAppForFile({ env: { publicUrl: SITE } });

test.each(FILES)(
  '%s has the type %s, is revalidated before each use and cannot be written',
  async (path, type) => {
    const first = await fetchFile(app.url + path);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe(type);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await fetchAgain(app.url + path, first)).status).toBe(304);
    const head = await fetchFile(app.url + path, { method: 'HEAD' });
    expect({ status: head.status, text: head.text }).toEqual({ status: 200, text: '' });
    const post = await fetchFile(app.url + path, { method: 'POST' });
    expect({ status: post.status, allow: post.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    });
  },
);

test('the sitemap lists public pages with the dates of their last change, and a list that has pages', async () => {
  const site = await startAppForTest({ env: { publicUrl: SITE } });
  const readEntries = async () =>
    Array.from(
      (await fetchFile(`${site.url}/sitemap.xml`)).text.matchAll(
        /<loc>(.*?)<\/loc>(?:\n<lastmod>(.*?)<\/lastmod>)?/g,
      ),
      ([, address, changedAt]) => ({ path: address?.slice(SITE.length), changedAt }),
    );
  const paths = async () => (await readEntries()).map(({ path }) => path);
  expect(await paths()).toEqual(['/', '/projects', '/about']);

  const old = await storeProject(site, { title: 'Old', public: true });
  const latest = await storeProject(site, { title: 'New', public: true });
  const note = await storeNote(site);
  expect(await readEntries()).toEqual([
    { path: '/', changedAt: undefined },
    { path: '/projects', changedAt: latest.updatedAt },
    { path: `/projects/${old._id}`, changedAt: old.updatedAt },
    { path: `/projects/${latest._id}`, changedAt: latest.updatedAt },
    { path: '/notes', changedAt: note.updatedAt },
    { path: `/notes/${note.slug}`, changedAt: note.updatedAt },
    { path: '/about', changedAt: undefined },
  ]);
});

test('the feed and the sitemap list the public projects', async () => {
  const project = await storeProject(app, { title: 'Tom & <script>alert(1)</script>', public: true });
  const secret = await storeProject(app, { title: 'Secret', public: false });
  const before = await fetchFile(`${app.url}/feed.xml`);
  const map = await fetchFile(`${app.url}/sitemap.xml`);
  for (const { text } of [before, map]) {
    expect(text).toContain(`${SITE}/projects/${project._id}`);
    expect(text).not.toContain(secret._id);
    expect(text).not.toContain('<script>');
  }
  expect(before.text).toContain('<title>Tom &amp; &lt;script&gt;alert(1)&lt;/script&gt;</title>');

  await app.services.projects.update({ id: project._id, public: false });
  const after = await fetchAgain(`${app.url}/feed.xml`, before);
  expect(after.status).toBe(200);
  expect(after.text).not.toContain(project._id);
  expect((await fetchFile(`${app.url}/sitemap.xml`)).text).not.toContain(project._id);
});

test('the feed of projects begins with the one that changed last', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const passSecond = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
  passSecond();
  const first = await storeProject(app, { public: true });
  passSecond();
  const second = await storeProject(app, { public: true });
  const readIds = async () =>
    [...(await fetchFile(`${app.url}/feed.xml`)).text.matchAll(/urn:uuid:(.*?)</g)].map(([, id]) => id);
  expect((await readIds()).slice(0, 2)).toEqual([second._id, first._id]);
  passSecond();
  await app.services.projects.update({ id: first._id, title: 'Changed' });
  expect((await readIds()).slice(0, 2)).toEqual([first._id, second._id]);
});

/** Responses to other origins depend on the origin and are not cached. */
const UNCACHED = { headers: { origin: 'https://other.example.com' } };
const CACHED = ['/feed.xml', '/notes/feed.xml', '/notes/feed.json', '/sitemap.xml'];

test.each(CACHED)('%s is cached until the content changes', async path => {
  const note = await storeNote(app, {
    publishAt: '2023-01-01T00:00:00.000Z',
    slug: `note-first${path.replaceAll(/[^a-z]/g, '-')}end`,
  });
  const project = await storeProject(app, { public: true });
  const first = await fetchFile(app.url + path);
  const word = `changed${path.replaceAll(/[^a-z]/g, '-')}end`;
  // A write to the database invalidates no cache, so that only a new response shows the change.
  await app.db.write(async manager => {
    await manager.update(projectEntity, { id: project._id }, { slug: word });
    await manager.update(postEntity, { id: note._id }, { slug: word });
  });
  const cached = await fetchFile(app.url + path);
  expect(cached.text).toBe(first.text);
  expect(cached.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect((await fetchFile(app.url + path, UNCACHED)).text).toContain(word);
  await app.services.projects.addCategory(`Category for ${path}`);
  expect((await fetchFile(app.url + path)).text).toContain(word);
});

test('the feeds of the longest notes are cached too', async () => {
  const text = 'Many words without markup. '.repeat(4_000).slice(0, 99_000);
  const ids: string[] = [];
  for (let index = 0; index < FEED_ENTRIES; index += 1)
    ids.push((await storeNote(app, { text: `${index} ${text}` }))._id);
  for (const path of ['/notes/feed.xml', '/notes/feed.json']) {
    const first = await fetchFile(app.url + path);
    expect(first.text.length).toBeGreaterThan(FEED_ENTRIES * text.length);
    await app.db.write(manager => manager.update(postEntity, { kind: 'note' }, { title: `Not in ${path}` }));
    expect((await fetchFile(app.url + path)).text === first.text).toBe(true);
  }
  for (const id of ids) await app.services.notes.remove(id);
});

test('the feeds of notes have the newest notes, up to the limit', async () => {
  expect(FEED_ENTRIES).toBe(30);
  const newest: string[] = [];
  for (let day = 0; day <= FEED_ENTRIES; day += 1) {
    const publishAt = new Date(Date.UTC(2025, 0, 1 + day)).toISOString();
    newest.unshift((await storeNote(app, { publishAt })).slug);
  }
  const addresses = newest.slice(0, FEED_ENTRIES).map(slug => `${SITE}/notes/${slug}`);
  const json = JSON.parse((await fetchFile(`${app.url}/notes/feed.json`)).text);
  expect(json.items.map(({ url }: { url: string }) => url)).toEqual(addresses);
  const atom = await fetchFile(`${app.url}/notes/feed.xml`);
  expect(atom.text.match(/<entry[ >]/g)).toHaveLength(FEED_ENTRIES);
});

test('a scheduled note or project appears with the time at which it became visible, and a page in the sitemap', async () => {
  const note = await storeNote(app, { publishAt: '2030-01-01T00:00:00.000Z' });
  const project = await storeProject(app, { public: true, publishAt: '2030-01-01T00:00:00.000Z' });
  const page = await storePage(app);
  const publishAt = new Date(Date.now() - 1_000);
  const saved = { publishAt, createdAt: new Date('2020-01-01'), updatedAt: new Date('2020-01-02') };
  await app.db.write(async manager => {
    await manager.update(postEntity, { id: note._id }, saved);
    await manager.update(projectEntity, { id: project._id }, saved);
  });
  const at = publishAt.toISOString();
  const entry = `<published>${at}</published>\n<updated>${at}</updated>`;
  expect((await fetchFile(`${app.url}/notes/feed.xml?new`)).text.includes(entry)).toBe(true);
  const json = JSON.parse((await fetchFile(`${app.url}/notes/feed.json?new`)).text);
  expect(json.items).toContainEqual(
    expect.objectContaining({ id: `urn:uuid:${note._id}`, date_published: at, date_modified: at }),
  );
  const map = await fetchFile(`${app.url}/sitemap.xml?new`);
  for (const path of [`/notes/${note.slug}`, `/projects/${project._id}`])
    expect(map.text).toContain(`<loc>${SITE}${path}</loc>\n<lastmod>${at}</lastmod>`);
  expect(map.text).toContain(`<loc>${SITE}/pages/${page.slug}</loc>`);
  const projects = await fetchFile(`${app.url}/feed.xml?new`);
  expect(projects.text).toMatch(new RegExp(`${project._id}</id>[^]*?${entry}`));
});

test('a project in the feed has the time of its first publication, however long it was a draft', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const setTime = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  const readPublished = async (id: string) =>
    new RegExp(`${id}</id>[^]*?<published>(.*?)</published>`).exec(
      (await fetchFile(`${app.url}/feed.xml?${Date.now()}`)).text,
    )?.[1];
  const update = app.services.projects.update;
  const [created, published, changed] = [
    '2031-01-01T00:00:00.000Z',
    '2031-03-01T00:00:00.000Z',
    '2031-05-01T00:00:00.000Z',
  ];

  setTime(created);
  const [draft, scheduled, shown] = [
    await storeProject(app, { public: true, draft: true }),
    await storeProject(app, { public: true, publishAt: changed }),
    await storeProject(app, { public: true }),
  ];
  setTime(published);
  await update({ id: draft._id, draft: false, publishAt: null });
  await update({ id: scheduled._id, draft: false, publishAt: null });
  await update({ id: shown._id, draft: false, publishAt: null, title: 'Changed' });
  const expectDates = async () => {
    expect(await readPublished(draft._id)).toBe(published);
    expect(await readPublished(scheduled._id)).toBe(published);
    expect(await readPublished(shown._id)).toBe(created);
  };
  await expectDates();
  setTime(changed);
  for (const { _id: id } of [draft, scheduled, shown]) {
    await update({ id, draft: true, publishAt: null });
    await update({ id, draft: false, publishAt: null });
  }
  await expectDates();
});

test.each([
  ['/favicon-32.png', 32],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable-512.png', 512],
  ['/apple-touch-icon.png', 180],
])('%s is a PNG of %i pixels', async (path, size) => {
  const icon = await fetchFile(app.url + path);
  const { status, headers, bytes } = icon;
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/png');
  // Browsers revalidate it because the logo can change.
  expect(headers.get('cache-control')).toBe('no-cache');
  expect((await fetchAgain(app.url + path, icon)).status).toBe(304);
  // Width and height are at fixed offsets of every PNG file.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
});

test('/favicon.ico is an icon of 32 pixels', async () => {
  const icon = await fetchFile(`${app.url}/favicon.ico`);
  expect(icon.status).toBe(200);
  expect(icon.headers.get('content-type')).toMatch(/icon$/);
  expect((await fetchAgain(`${app.url}/favicon.ico`, icon)).status).toBe(304);
  // The file has a header, one entry of a directory, and a PNG.
  expect([...icon.bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = icon.bytes.subarray(icon.bytes.readUInt32LE(18));
  expect(png.length).toBe(icon.bytes.readUInt32LE(14));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});

test('an uploaded logo is sanitized and used in the favicon, icons and share pictures', async () => {
  const { token } = await app.signIn();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><circle r="4" fill="#00ff00"/></svg>';
  const name = await storeFile(app, Buffer.from(drawing), token);
  const paths = ['/favicon.svg', '/favicon-32.png', '/icon-512.png', '/og/site.jpg'];
  const before = await Promise.all(paths.map(path => fetchFile(app.url + path)));
  await app.services.site.update({ logo: 'own', logoImage: `/uploads/${name}` });
  for (const [index, path] of paths.entries()) {
    const after = await fetchAgain(app.url + path, before[index] ?? { headers: new Headers() });
    expect({ path, status: after.status }).toEqual({ path, status: 200 });
    expect(after.text).not.toContain('alert');
  }
  expect((await fetchFile(`${app.url}/uploads/${name}`)).text).not.toContain('alert');
  await app.services.site.update({ logo: 'initials' });
  expect((await fetchAgain(`${app.url}/favicon.svg`, before[0] ?? { headers: new Headers() })).status).toBe(
    304,
  );
});

test('the Host header never appears in generated addresses', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', host: 'evil.example' };
  for (const [path] of FILES) {
    expect((await fetchFile(app.url + path, { headers })).text).not.toContain('evil.example');
  }
});

describe('a site without PUBLIC_URL', async () => {
  const other = await startAppForFile();
  await storeProject(other);

  test('has no sitemap and does not mention one', async () => {
    const map = await fetchFile(`${other.url}/sitemap.xml`);
    expect(map.status).toBe(404);
    expect(map.text).toContain('PUBLIC_URL');
    expect((await fetchFile(`${other.url}/robots.txt`)).text).not.toContain('Sitemap');
  });
});
