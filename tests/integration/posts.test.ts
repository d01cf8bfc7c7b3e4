import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { postSlugs } from '../../src/server/features/posts/post-slugs';
import type { Note } from '../../src/shared/contract/post';
import { createCaller, type Procedure, TRANSPORTS } from '../support/call-api';
import { picture } from '../support/media-factory';
import { storeNote, storePage, wholeNote, wholePage } from '../support/post-factory';
import { storeProject, UNKNOWN_ID } from '../support/project-factory';
import { storeFile } from '../support/send-file';
import { startApp, type TestApp } from '../support/start-app';

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const HOUR_MS = 3_600_000;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());
afterEach(() => vi.useRealTimers());

const withoutPlan = ({ publishAt: _plan, ...note }: Note) => note;
const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString();
const shownSlugs = async () => (await app.services.notes.list()).notes.map(({ slug }) => slug);

const KINDS = [
  { kind: 'note', router: 'notes', whole: wholeNote, missing: 'Note not found.' },
  { kind: 'page', router: 'pages', whole: wholePage, missing: 'Page not found.' },
] as const;
const CASES = TRANSPORTS.flatMap(transport => KINDS.map(each => ({ transport, ...each })));

describe.each(CASES)('$router over $transport', ({ transport, kind, router, whole, missing }) => {
  const call = (name: 'list' | 'get' | 'create' | 'update' | 'remove', input?: unknown, withToken = true) =>
    createCaller(app, transport)(`${router}.${name}` satisfies Procedure, {
      input,
      ...(withToken && { token }),
    });
  const created = transport === 'REST' ? 201 : 200;

  test('what is created with nothing is published now, and has an address', async () => {
    const { status, body } = await call('create', {});
    expect(status).toBe(created);
    const moment = expect.stringMatching(ISO_MOMENT);
    const { createdAt, slug } = Object(body);
    expect(body).toEqual({
      ...{ _id: expect.any(String), title: '', text: '', metaTitle: '', metaDescription: '' },
      ...(kind === 'note'
        ? { summary: '', cover: '', coverAlt: '', tags: [], projects: [] }
        : { place: 'none' }),
      slug: expect.stringMatching(new RegExp(`^${kind}(-\\d+)?$`)),
      ...{ publishAt: createdAt, publishedAt: createdAt, createdAt: moment, updatedAt: createdAt },
    });
    const next = await call('create', { title: ' !? ' });
    expect(Object(next.body).slug).toMatch(new RegExp(`^${kind}-\\d+$`));
    expect(Object(next.body).slug).not.toBe(slug);
  });

  test('every field is stored, changed by itself, and read by visitors without the owner’s marks', async () => {
    const fields = whole();
    const { body } = await call('create', fields);
    expect(body).toMatchObject(fields);
    const { _id: id, publishAt: _plan, ...shown } = Object(body);
    expect(await call('get', { id }, false)).toMatchObject({ status: 200, body: { ...shown, _id: id } });
    expect(Object((await call('get', { id }, false)).body)).not.toHaveProperty('publishAt');
    const updated = await call('update', { id, title: 'Another' });
    expect(updated).toMatchObject({ status: 200, body: { ...fields, title: 'Another' } });
    expect(Object(updated.body).updatedAt > shown.updatedAt).toBe(true);
    expect(
      JSON.stringify(
        (await call('list', transport === 'tRPC' && kind === 'note' ? {} : undefined, false)).body,
      ),
    ).toContain(id);
  });

  test('a taken address is refused by name, in creation and in an update; the other kind has its own', async () => {
    const slug = `taken-by-${kind}-${transport.toLowerCase()}`;
    await call('create', whole({ title: 'Tides', slug }));
    const { body: other } = await call('create', whole());
    const message = 'This is the address of "Tides"';
    const refused = {
      status: 400,
      body: { code: 'BAD_REQUEST', message, issues: [{ path: ['slug'], message }] },
    };
    expect(await call('create', { slug })).toMatchObject(refused);
    expect(await call('update', { id: Object(other)._id, slug })).toMatchObject(refused);
    const elsewhere = kind === 'note' ? storePage : storeNote;
    expect(await elsewhere(app, { slug })).toMatchObject({ slug });
    const { body: made } = await call('create', { title: slug.replaceAll('-', ' ') });
    expect(made).toMatchObject({ slug: `${slug}-2` });
  });

  test('a save that meets a newer version is refused, and what is gone is 404', async () => {
    const { body } = await call('create', whole());
    const { _id: id, updatedAt } = Object(body);
    expect((await call('update', { id, text: 'x', expectedUpdatedAt: updatedAt })).status).toBe(200);
    expect(await call('update', { id, text: 'y', expectedUpdatedAt: updatedAt })).toMatchObject({
      status: 409,
      body: { message: `The ${kind} was changed elsewhere` },
    });
    const gone = { status: 404, body: { code: 'NOT_FOUND', message: missing } };
    expect(await call('remove', { id })).toMatchObject({ status: 200, body: { success: true } });
    expect(await call('remove', { id })).toMatchObject(gone);
    expect(await call('get', { id })).toMatchObject(gone);
    expect(await call('update', { id: UNKNOWN_ID, title: 'x' })).toMatchObject(gone);
    const { _id: other } = await (kind === 'note' ? storePage : storeNote)(app);
    expect(await call('get', { id: other })).toMatchObject(gone);
    expect(await call('update', { id: other, title: 'x' })).toMatchObject(gone);
    expect(await call('remove', { id: other })).toMatchObject(gone);
  });
});

test('a draft is the owner’s alone, and is published now; published again it keeps its date', async () => {
  const { _id: id, slug } = await storeNote(app, { draft: true });
  expect(await shownSlugs()).not.toContain(slug);
  expect((await app.rest('GET', `/notes/${id}`)).status).toBe(404);
  await expect(app.trpc().notes.view.query({ slug })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  expect((await app.rest('GET', `/notes/${id}`, { token })).body).toMatchObject({ draft: true });
  const before = new Date().toISOString();
  const { publishedAt } = await app.services.notes.update({ id, draft: false, publishAt: null });
  expect(publishedAt >= before).toBe(true);
  expect(await shownSlugs()).toContain(slug);
  await app.services.notes.update({ id, draft: true, publishAt: null });
  expect(await shownSlugs()).not.toContain(slug);
  expect(await app.services.notes.update({ id, draft: false })).toMatchObject({ publishedAt });
});

test('a planned note is seen when its moment has come, and stands where its date says', async () => {
  const planned = await storeNote(app, { publishAt: inAnHour() });
  const old = await storeNote(app, { publishAt: '2001-02-03T04:05:06.789Z' });
  const { notes } = await app.services.notes.list();
  expect(notes.at(-1)).toMatchObject({ _id: old._id, publishedAt: '2001-02-03T04:05:06.789Z' });
  expect(notes.map(({ slug }) => slug)).not.toContain(planned.slug);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  expect((await app.services.notes.list()).notes[0]).toMatchObject({ slug: planned.slug });
});

test('the list names the tags of all notes with how many have each, and may be of one', async () => {
  const tag = 'Only here';
  await storeNote(app, { tags: ['Rare', tag] });
  await storeNote(app, { tags: [tag, 'Other', tag] });
  await storeNote(app, { tags: [tag], draft: true });
  const { status, body } = await app.rest('GET', `/notes?tag=${encodeURIComponent(tag)}`);
  expect(status).toBe(200);
  const { notes, tags } = Object(body);
  expect(notes).toHaveLength(2);
  expect(tags).toContainEqual({ name: tag, notes: 2 });
  expect((await app.services.notes.list(tag, 'owner')).notes).toHaveLength(3);
  expect((await app.services.notes.list(tag, 'owner')).tags).toEqual(tags);
  // The most used ones first.
  const names = tags.map(({ name }: { name: string }) => name);
  expect(names.indexOf(tag)).toBeLessThan(names.indexOf('Other'));
  expect(names.indexOf('Other')).toBeLessThan(names.indexOf('Rare'));
  expect(notes[0]).not.toHaveProperty('text');
  expect(Object((await app.rest('GET', '/notes?tag=unknown')).body).notes).toEqual([]);
});

test('a note’s page has HTML, its neighbours by date, and what search engines show', async () => {
  const [older, own, newer] = await Promise.all(
    [1, 2, 3].map(day => storeNote(app, { publishAt: `1990-01-0${day}T00:00:00.000Z` })),
  );
  await storeNote(app, { publishAt: '1990-01-02T12:00:00.000Z', draft: true });
  const view = await app.trpc().notes.view.query({ slug: own?.slug ?? '' });
  expect(view).toMatchObject({
    html: expect.stringContaining('<strong>word</strong>'),
    minutes: 1,
    metaTitle: own?.metaTitle,
    newer: { slug: newer?.slug, title: newer?.title },
    older: { slug: older?.slug, title: older?.title },
  });
  expect(view).not.toHaveProperty('text');
  const bare = { metaTitle: '', metaDescription: '', summary: '', publishAt: '1980-01-01T00:00:00.000Z' };
  const { slug, title } = await storeNote(app, bare);
  expect(await app.trpc().notes.view.query({ slug })).toMatchObject({
    ...{ metaTitle: title, metaDescription: 'Text One word and another.', older: null },
  });
  await storeNote(app, { publishAt: inAnHour() });
  const latest = await storeNote(app, { metaDescription: '', summary: 'In short' });
  expect(await app.trpc().notes.view.query({ slug: latest.slug })).toMatchObject({
    ...{ metaDescription: 'In short', newer: null },
  });
});

test('notes of one moment follow each other without end or circle', async () => {
  const publishAt = '1970-01-01T00:00:00.000Z';
  const stored = [];
  for (let index = 0; index < 3; index += 1) stored.push(await storeNote(app, { publishAt }));
  const slugs = stored.map(({ slug }) => slug);
  const view = (slug = '') => app.trpc().notes.view.query({ slug });
  expect((await view(slugs[0])).older).toBeNull();
  expect((await view(slugs[1])).older?.slug).toBe(slugs[0]);
  expect((await view(slugs[1])).newer?.slug).toBe(slugs[2]);
});

test('a note and its projects lead to each other, as far as visitors see them', async () => {
  const [seen, draft, gone] = [
    await storeProject(app, { title: 'Seen', slug: 'seen-project' }),
    await storeProject(app, { draft: true }),
    await storeProject(app),
  ];
  const ids = [seen, draft, gone].map(({ _id }) => _id);
  const note = await storeNote(app, { projects: [...ids, UNKNOWN_ID] });
  const other = await storeNote(app, { projects: [seen._id], publishAt: '1999-01-01T00:00:00.000Z' });
  await storeNote(app, { projects: [seen._id], draft: true });
  await storeNote(app, { projects: [seen._id], publishAt: inAnHour() });
  expect(note.projects).toEqual(ids);
  expect((await app.services.notes.get(note._id)).projects).toEqual([seen._id, gone._id]);
  const { projects } = await app.trpc().notes.view.query({ slug: note.slug });
  expect(projects[0]).toEqual({ title: 'Seen', path: '/projects/seen-project' });
  expect(projects).toHaveLength(2);
  const page = await app.trpc().projects.page.query({ address: seen._id });
  expect(page.notes).toEqual(
    [note, other].map(({ slug, title, publishedAt }) => ({ slug, title, publishedAt })),
  );

  await app.services.projects.remove(gone._id);
  const saved = await app.services.notes.get(note._id, 'owner');
  expect(saved).toMatchObject({ text: note.text, projects: [seen._id, draft._id] });
  // The owner's screen sends every field: what it was not told of is not forgotten.
  await app.services.notes.update({ id: note._id, projects: [seen._id] });
  await app.services.notes.update({ id: note._id, pendingChanges: { projects: [draft._id] } });
  await app.services.trash.restore(gone._id);
  expect(await app.services.notes.get(note._id, 'owner')).toMatchObject({
    projects: [seen._id, gone._id],
    pendingChanges: { projects: [draft._id, gone._id] },
  });
});

test('what is kept for later is told to the owner alone, and shown by a secret link', async () => {
  const before = await storeNote(app);
  const { _id: id, slug } = before;
  await app.services.notes.update({ id, pendingChanges: { title: 'Later', text: 'Soon' } });
  const seen = await app.services.notes.get(id);
  expect(seen).toMatchObject({ title: before.title, updatedAt: before.updatedAt });
  expect(seen).not.toHaveProperty('pendingChanges');
  const owner = app.trpc(token);
  expect(await owner.notes.get.query({ id })).toMatchObject({ pendingChanges: { title: 'Later' } });
  const [row] = (await owner.notes.list.query({})).notes.filter(each => each._id === id);
  expect(row).toMatchObject({ hasPendingChanges: true });
  const { path } = await owner.previews.createLink.mutate({ kind: 'note', id });
  const open = (link: string) => app.trpc().previews.open.query({ token: link.split('/').at(-1) ?? '' });
  expect(await open(path)).toMatchObject({ kind: 'note', item: { title: 'Later', html: '<p>Soon</p>' } });
  expect(await app.trpc().notes.view.query({ slug })).toMatchObject({ title: before.title });
  const page = await storePage(app, { draft: true, text: 'Soon too' });
  const link = await owner.previews.createLink.mutate({ kind: 'page', id: page._id });
  expect(await open(link.path)).toMatchObject({ kind: 'page', item: { html: '<p>Soon too</p>' } });
});

test('a draft’s cover is not found by visitors until the note is published, and not when it is in the trash', async () => {
  const name = await storeFile(app, await picture(600, 300).jpeg().toBuffer(), token);
  const status = async () => (await fetch(`${app.url}/uploads/${name}`)).status;
  const { _id: id } = await storeNote(app, { cover: `/uploads/${name}`, draft: true });
  expect(await status()).toBe(404);
  await app.services.notes.update({ id, draft: false });
  expect(await status()).toBe(200);
  await app.services.notes.remove(id);
  expect(await status()).toBe(404);
  await app.services.trash.restore(id);
  expect(await status()).toBe(200);
  // What another note shows stays.
  await storeNote(app, { cover: `/uploads/${name}` });
  await app.services.notes.remove(id);
  expect(await status()).toBe(200);
});

describe.each(KINDS)('an address that a $kind had', ({ kind, router }) => {
  const idAt = (slug: string) =>
    (kind === 'note' ? app.services.notes : app.services.pages).view(slug).then(
      ({ _id }) => _id,
      () => null,
    );
  async function store(fields: object = {}) {
    const { body } = await app.rest('POST', `/${router}`, { token, body: fields });
    const { _id: id, slug }: { _id: string; slug: string } = Object(body);
    return { id, slug };
  }
  const change = (id: string, body: object) => app.rest('PUT', `/${router}/${id}`, { token, body });

  test('leads to it, until another takes it', async () => {
    const [first, second] = [`first-${kind}`, `second-${kind}`];
    const { id } = await store({ slug: first });
    await change(id, { slug: second });
    expect([await idAt(first), await idAt(first.toUpperCase()), await idAt(second)]).toEqual([id, id, id]);
    await change(id, { slug: first });
    expect([await idAt(first), await idAt(second)]).toEqual([id, id]);
    const other = await store({ slug: second });
    expect(await idAt(second)).toBe(other.id);
    await change(other.id, { slug: `third-${kind}` });
    expect([await idAt(first), await idAt(second)]).toEqual([id, other.id]);
  });

  test('is that of its kind, and is not kept of a draft that nobody has seen', async () => {
    const { id, slug } = await store({ slug: `unseen-${kind}`, draft: true });
    await change(id, { slug: `seen-${kind}` });
    await change(id, { draft: false });
    expect([await idAt(slug), await idAt(`seen-${kind}`)]).toEqual([null, id]);
    await change(id, { draft: true, slug: `again-${kind}` });
    expect(await idAt(`seen-${kind}`)).toBe(null);
    await change(id, { draft: false });
    expect(await idAt(`seen-${kind}`)).toBe(id);
    const views = kind === 'note' ? app.services.pages : app.services.notes;
    await expect(views.view(`seen-${kind}`)).rejects.toThrow('not found');
  });

  test('comes back from the trash with it, and goes with it for good', async () => {
    const { id, slug } = await store();
    await change(id, { slug: `moved-${kind}` });
    await app.rest('DELETE', `/${router}/${id}`, { token });
    expect(await idAt(slug)).toBe(null);
    await app.services.trash.restore(id);
    expect(await idAt(slug)).toBe(id);
    await app.rest('DELETE', `/${router}/${id}`, { token });
    await app.services.trash.remove(id);
    expect(await app.db.read(postSlugs[kind].table.entity).countBy({ slug })).toBe(0);
  });
});

test('a version is restored by the rules of a save, and a page’s place is one of its fields', async () => {
  const { _id: id, title } = await storeNote(app);
  await app.services.notes.update({ id, title: 'Second' });
  await app.rest('POST', `/versions/${id}/1/restore`, { token, body: {} });
  expect((await app.services.notes.get(id)).title).toBe(title);
  expect(await app.services.versions.list(id)).toMatchObject([{ number: 3, kind: 'note' }, {}, {}]);
  const page = await storePage(app);
  await app.services.pages.update({ id: page._id, place: 'navigation' });
  expect(await app.services.versions.list(page._id)).toMatchObject([{ changes: ['place'] }, {}]);
  await app.services.versions.restore({ id: page._id, number: 1 });
  expect((await app.services.pages.get(page._id)).place).toBe('footer');
});

test('what is deleted comes back from the trash; a taken address is asked about', async () => {
  const note = await storeNote(app, { title: 'Back' });
  const { _id: id, slug } = note;
  await app.services.notes.remove(id);
  const [trashed] = await app.services.trash.list();
  expect(trashed).toMatchObject({ _id: id, kind: 'note', name: 'Back' });
  await storeNote(app, { slug, title: 'In its place' });
  expect(await app.rest('POST', `/trash/${id}/restore`, { token, body: {} })).toMatchObject({
    status: 409,
    body: { message: 'This is the address of "In its place"', issues: [{ path: ['slug'] }] },
  });
  await app.trpc(token).trash.restore.mutate({ id, slug: null });
  expect(await app.services.notes.get(id)).toEqual({ ...withoutPlan(note), slug: 'back' });
  const page = await storePage(app);
  await app.services.pages.remove(page._id);
  await app.trpc(token).trash.restore.mutate({ id: page._id });
  expect(await app.services.pages.get(page._id)).toMatchObject({ slug: page.slug });
});

test('the frame of the site links to published pages that ask for it, and to notes once there is one', async () => {
  const own = await startApp();
  try {
    const links = () => own.trpc().pages.links.query();
    await storeNote(own, { draft: true });
    await storePage(own, { place: 'footer', draft: true });
    await storePage(own, { place: 'none' });
    expect(await links()).toEqual({ hasNotes: false, pages: [] });
    const placesFor = async (viewer?: 'owner') =>
      (await own.services.pages.list(viewer)).map(({ place }) => place);
    expect(await placesFor()).toEqual(['none']);
    expect(await placesFor('owner')).toEqual(['footer', 'none']);
    await storeNote(own);
    const { slug, title } = await storePage(own, { place: 'navigation' });
    expect(await links()).toEqual({ hasNotes: true, pages: [{ slug, title, place: 'navigation' }] });
  } finally {
    await own.stop();
  }
});
