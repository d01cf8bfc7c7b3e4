import { afterEach, describe, expect, test, vi } from 'vitest';
import { postSlugs } from '#server/features/posts/post-entity';
import type { Note } from '#shared/contract/post';
import { createCaller, type Procedure } from '../support/app/call-api';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { createNoteInput, createPageInput, storeNote, storePage } from '../support/content/post-factory';
import { storeProject, UNKNOWN_ID } from '../support/content/project-factory';

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const HOUR_MS = 3_600_000;

const app = await startAppForFile();
const { token } = await app.signIn();
afterEach(() => vi.useRealTimers());

const withoutPublishAt = ({ publishAt: _publishAt, ...note }: Note) => note;
const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString();
const listSlugs = async () => (await app.services.notes.list()).notes.map(({ slug }) => slug);

const KINDS = [
  { kind: 'note', router: 'notes', createInput: createNoteInput, missing: 'Note not found.' },
  { kind: 'page', router: 'pages', createInput: createPageInput, missing: 'Page not found.' },
] as const;

describe.each(KINDS)('$router', ({ kind, router, createInput, missing }) => {
  const call = (name: 'list' | 'get' | 'create' | 'update' | 'remove', input?: unknown, withToken = true) =>
    createCaller(app, 'REST')(`${router}.${name}` satisfies Procedure, {
      input,
      ...(withToken && { token }),
    });

  test('publishes an item created without fields immediately, with a slug', async () => {
    const { body } = await call('create', {});
    const moment = expect.stringMatching(ISO_MOMENT);
    const { createdAt, slug } = Object(body);
    const drawn = { generatedCover: expect.stringMatching(/^\/covers\//) };
    expect(body).toEqual({
      _id: expect.any(String),
      title: '',
      text: '',
      metaTitle: '',
      metaDescription: '',
      ...(kind === 'note'
        ? { summary: '', cover: '', coverAlt: '', ...drawn, tags: [], projects: [] }
        : { place: 'none' }),
      slug: expect.stringMatching(new RegExp(`^${kind}(-\\d+)?$`)),
      publishAt: createdAt,
      publishedAt: createdAt,
      createdAt: moment,
      updatedAt: createdAt,
    });
    const next = await call('create', { title: ' !? ' });
    expect(Object(next.body).slug).toMatch(new RegExp(`^${kind}-\\d+$`));
    expect(Object(next.body).slug).not.toBe(slug);
  });

  test('stores every field, updates each independently, and hides the owner’s fields from visitors', async () => {
    const fields = createInput();
    const { body } = await call('create', fields);
    expect(body).toMatchObject(fields);
    const { _id: id, publishAt: _publishAt, ...visible } = Object(body);
    expect(await call('get', { id }, false)).toMatchObject({ status: 200, body: { ...visible, _id: id } });
    expect(Object((await call('get', { id }, false)).body)).not.toHaveProperty('publishAt');
    const updated = await call('update', { id, title: 'Another' });
    expect(updated).toMatchObject({ status: 200, body: { ...fields, title: 'Another' } });
    expect(Object(updated.body).updatedAt > visible.updatedAt).toBe(true);
    expect(JSON.stringify((await call('list', undefined, false)).body)).toContain(id);
  });

  test('refuses the slug of another item of the same kind, when creating and when updating', async () => {
    const slug = `taken-by-${kind}`;
    await call('create', createInput({ title: 'Tides', slug }));
    const { body: other } = await call('create', createInput());
    const message = 'This address is already used by "Tides"';
    const refused = {
      status: 400,
      body: { code: 'BAD_REQUEST', message, issues: [{ path: ['slug'], message }] },
    };
    expect(await call('create', { slug })).toMatchObject(refused);
    expect(await call('update', { id: Object(other)._id, slug })).toMatchObject(refused);
    const elsewhere = kind === 'note' ? storePage : storeNote;
    expect(await elsewhere(app, { slug })).toMatchObject({ slug });
    const { body: second } = await call('create', { title: slug.replaceAll('-', ' ') });
    expect(second).toMatchObject({ slug: `${slug}-2` });
  });

  test('numbers a slug that comes from the title and is in use, when updating', async () => {
    const slug = `same-${kind}`;
    await call('create', createInput({ slug }));
    const { _id: id } = Object((await call('create', createInput())).body);
    const update = { id, slug, isSlugFromTitle: true };
    expect(await call('update', update)).toMatchObject({ status: 200, body: { slug: `${slug}-2` } });
    expect(await call('update', update)).toMatchObject({ status: 200, body: { slug: `${slug}-2` } });
  });

  test('refuses a save over a newer version, and returns 404 for deleted items', async () => {
    const { body } = await call('create', createInput());
    const { _id: id, updatedAt } = Object(body);
    expect((await call('update', { id, text: 'x', expectedUpdatedAt: updatedAt })).status).toBe(200);
    expect(await call('update', { id, text: 'y', expectedUpdatedAt: updatedAt })).toMatchObject({
      status: 409,
      body: { message: `The ${kind} was changed elsewhere.` },
    });
    const notFound = { status: 404, body: { code: 'NOT_FOUND', message: missing } };
    expect(await call('remove', { id })).toMatchObject({ status: 200, body: { success: true } });
    expect(await call('remove', { id })).toMatchObject(notFound);
    expect(await call('get', { id })).toMatchObject(notFound);
    expect(await call('update', { id: UNKNOWN_ID, title: 'x' })).toMatchObject(notFound);
    const { _id: other } = await (kind === 'note' ? storePage : storeNote)(app);
    expect(await call('get', { id: other })).toMatchObject(notFound);
    expect(await call('update', { id: other, title: 'x' })).toMatchObject(notFound);
    expect(await call('remove', { id: other })).toMatchObject(notFound);
  });
});

test('a draft note is visible only to the owner, and publishing it again preserves its date', async () => {
  const { _id: id, slug } = await storeNote(app, { draft: true });
  expect(await listSlugs()).not.toContain(slug);
  expect((await app.rest('GET', `/notes/${id}`)).status).toBe(404);
  await expect(app.trpc().notes.view.query({ slug })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  expect((await app.rest('GET', `/notes/${id}`, { token })).body).toMatchObject({ draft: true });
  const before = new Date().toISOString();
  const { publishedAt } = await app.services.notes.update({ id, draft: false, publishAt: null });
  expect(publishedAt >= before).toBe(true);
  expect(await listSlugs()).toContain(slug);
  await app.services.notes.update({ id, draft: true, publishAt: null });
  expect(await listSlugs()).not.toContain(slug);
  expect(await app.services.notes.update({ id, draft: false })).toMatchObject({ publishedAt });
});

test('a scheduled note appears at its time, sorted by its date', async () => {
  const scheduled = await storeNote(app, { publishAt: inAnHour() });
  const old = await storeNote(app, { publishAt: '2001-02-03T04:05:06.789Z' });
  const { notes } = await app.services.notes.list();
  const dates = notes.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(notes).toContainEqual(
    expect.objectContaining({ _id: old._id, publishedAt: '2001-02-03T04:05:06.789Z' }),
  );
  expect(notes.map(({ slug }) => slug)).not.toContain(scheduled.slug);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  expect((await app.services.notes.list()).notes[0]).toMatchObject({ slug: scheduled.slug });
});

test('the list of notes includes all tags with their counts, and can be filtered by tag', async () => {
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
  // Tags are sorted by how often they are used.
  const names = tags.map(({ name }: { name: string }) => name);
  expect(names.indexOf(tag)).toBeLessThan(names.indexOf('Other'));
  expect(names.indexOf('Other')).toBeLessThan(names.indexOf('Rare'));
  expect(notes[0]).not.toHaveProperty('text');
  expect(Object((await app.rest('GET', '/notes?tag=unknown')).body).notes).toEqual([]);
});

test('the view of a note has HTML, the adjacent notes by date, and meta texts', async () => {
  const [older, middle, newer] = await Promise.all(
    ['', '', '/uploads/newer.webp'].map((cover, index) =>
      storeNote(app, { cover, publishAt: `1990-01-0${index + 1}T00:00:00.000Z` }),
    ),
  );
  await storeNote(app, { publishAt: '1990-01-02T12:00:00.000Z', draft: true });
  const view = await app.trpc().notes.view.query({ slug: middle?.slug ?? '' });
  expect(view).toMatchObject({
    html: expect.stringContaining('<strong>word</strong>'),
    minutes: 1,
    metaTitle: middle?.metaTitle,
    newer: { slug: newer?.slug, title: newer?.title, language: 'de', cover: '/uploads/newer.webp' },
    older: { slug: older?.slug, title: older?.title, generatedCover: older?.generatedCover },
  });
  expect(older?.generatedCover).toMatch(/^\/covers\//);
  expect(view).not.toHaveProperty('text');
  const bare = { metaTitle: '', metaDescription: '', summary: '', publishAt: '1980-01-01T00:00:00.000Z' };
  const { slug, title } = await storeNote(app, bare);
  expect(await app.trpc().notes.view.query({ slug })).toMatchObject({
    metaTitle: title,
    metaDescription: 'Text · One word and another.',
    older: null,
  });
  await storeNote(app, { publishAt: inAnHour() });
  const latest = await storeNote(app, { metaDescription: '', summary: 'In short' });
  expect(await app.trpc().notes.view.query({ slug: latest.slug })).toMatchObject({
    metaDescription: 'In short',
    newer: null,
  });
});

test('notes with the same date are adjacent in a stable order without cycles', async () => {
  const publishAt = '1970-01-01T00:00:00.000Z';
  const stored = [];
  for (let index = 0; index < 3; index += 1) stored.push(await storeNote(app, { publishAt }));
  const slugs = stored.map(({ slug }) => slug);
  const view = (slug = '') => app.trpc().notes.view.query({ slug });
  expect((await view(slugs[0])).older).toBeNull();
  expect((await view(slugs[1])).older?.slug).toBe(slugs[0]);
  expect((await view(slugs[1])).newer?.slug).toBe(slugs[2]);
});

test('a note and its projects link to each other if visitors can see them', async () => {
  const [visible, draft, deleted] = [
    await storeProject(app, { title: 'Seen', slug: 'seen-project' }),
    await storeProject(app, { draft: true }),
    await storeProject(app),
  ];
  const ids = [visible, draft, deleted].map(({ _id }) => _id);
  const note = await storeNote(app, { projects: [...ids, UNKNOWN_ID] });
  const other = await storeNote(app, { projects: [visible._id], publishAt: '1999-01-01T00:00:00.000Z' });
  await storeNote(app, { projects: [visible._id], draft: true });
  await storeNote(app, { projects: [visible._id], publishAt: inAnHour() });
  expect(note.projects).toEqual(ids);
  expect((await app.services.notes.get(note._id)).projects).toEqual([visible._id, deleted._id]);
  const { projects } = await app.trpc().notes.view.query({ slug: note.slug });
  const { image } = visible;
  expect(projects[0]).toEqual({ title: 'Seen', language: 'de', path: '/projects/seen-project', image });
  expect(projects).toHaveLength(2);
  const page = await app.trpc().projects.page.query({ address: visible._id });
  expect(page.notes).toEqual(
    [note, other].map(({ slug, title, language, summary, cover, publishedAt }) => {
      return { slug, title, language, summary, cover, publishedAt };
    }),
  );

  await app.services.projects.remove(deleted._id);
  const saved = await app.services.notes.get(note._id, 'owner');
  expect(saved).toMatchObject({ text: note.text, projects: [visible._id, draft._id] });
  // The owner's screen sends every field, so projects that it was not shown must be preserved.
  await app.services.notes.update({ id: note._id, projects: [visible._id] });
  await app.services.notes.update({ id: note._id, pendingChanges: { projects: [draft._id] } });
  await app.services.trash.restore(deleted._id);
  expect(await app.services.notes.get(note._id, 'owner')).toMatchObject({
    projects: [visible._id, deleted._id],
    pendingChanges: { projects: [draft._id, deleted._id] },
  });
});

test('unpublished changes are marked in the list of the owner and leave the date of the note', async () => {
  const { _id: id, updatedAt } = await storeNote(app);
  await app.services.notes.update({ id, pendingChanges: { title: 'Later' } });
  expect(await app.services.notes.get(id)).toMatchObject({ updatedAt });
  const { notes } = await app.trpc(token).notes.list.query({});
  expect(notes.find(({ _id }) => _id === id)).toMatchObject({ hasPendingChanges: true });
});

test('a new cover of a note clears the description of the old one, unless it has its own', async () => {
  const { _id: id } = await storeNote(app, { cover: '/a.png', coverAlt: 'A gauge' });
  const { notes } = app.services;
  expect(await notes.update({ id, cover: '/a.png#frame=photo' })).toMatchObject({ coverAlt: 'A gauge' });
  expect(await notes.update({ id, cover: '/a.png' })).toMatchObject({ coverAlt: 'A gauge' });
  expect(await notes.update({ id, pendingChanges: { cover: '/b.png' } })).toMatchObject({
    coverAlt: 'A gauge',
    pendingChanges: { cover: '/b.png', coverAlt: '' },
  });
  const sent = { cover: '/b.png', coverAlt: 'A kite' };
  expect(await notes.update({ id, ...sent, pendingChanges: null })).toMatchObject(sent);
  expect(await notes.update({ id, cover: '/c.png' })).toMatchObject({ cover: '/c.png', coverAlt: '' });
});

describe.each(KINDS)('a former slug of a $kind', ({ kind, router }) => {
  const findIdAt = (slug: string) =>
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

  test('applies to its kind only, and is not stored for a draft that was never published', async () => {
    const { id, slug } = await store({ slug: `unseen-${kind}`, draft: true });
    await change(id, { slug: `seen-${kind}` });
    await change(id, { draft: false });
    expect([await findIdAt(slug), await findIdAt(`seen-${kind}`)]).toEqual([null, id]);
    await change(id, { draft: true, slug: `again-${kind}` });
    expect(await findIdAt(`seen-${kind}`)).toBe(null);
    await change(id, { draft: false });
    expect(await findIdAt(`seen-${kind}`)).toBe(id);
    const views = kind === 'note' ? app.services.pages : app.services.notes;
    await expect(views.view(`seen-${kind}`)).rejects.toThrow('not found');
  });

  test('is restored from the trash with it, and is permanently deleted with it', async () => {
    const { id, slug } = await store();
    await change(id, { slug: `moved-${kind}` });
    await app.rest('DELETE', `/${router}/${id}`, { token });
    expect(await findIdAt(slug)).toBe(null);
    await app.services.trash.restore(id);
    expect(await findIdAt(slug)).toBe(id);
    await app.rest('DELETE', `/${router}/${id}`, { token });
    await app.services.trash.remove(id);
    expect(await app.db.read(postSlugs[kind].entity).countBy({ slug })).toBe(0);
  });
});

test('restoring a version saves a new one, and the versions of a page include its placement', async () => {
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

test('notes and pages are restored from the trash, but a note needs a new slug if its own is taken', async () => {
  const note = await storeNote(app, { title: 'Back' });
  const { _id: id, slug } = note;
  await app.services.notes.remove(id);
  const [trashed] = await app.services.trash.list();
  expect(trashed).toMatchObject({ _id: id, kind: 'note', name: 'Back' });
  await storeNote(app, { slug, title: 'In its place' });
  expect(await app.rest('POST', `/trash/${id}/restore`, { token, body: {} })).toMatchObject({
    status: 409,
    body: { message: 'This address is already used by "In its place"', issues: [{ path: ['slug'] }] },
  });
  await app.trpc(token).trash.restore.mutate({ id, slug: null });
  expect(await app.services.notes.get(id)).toEqual({ ...withoutPublishAt(note), slug: 'back' });
  const page = await storePage(app);
  await app.services.pages.remove(page._id);
  await app.trpc(token).trash.restore.mutate({ id: page._id });
  expect(await app.services.pages.get(page._id)).toMatchObject({ slug: page.slug });
});

test('the site links include published pages with a placement, and the notes once one exists', async () => {
  const otherApp = await startAppForTest();
  const links = () => otherApp.trpc().pages.links.query();
  await storeNote(otherApp, { draft: true });
  await storePage(otherApp, { place: 'footer', draft: true });
  await storePage(otherApp, { place: 'none' });
  expect(await links()).toEqual({ hasNotes: false, pages: [] });
  const listPlaces = async (viewer?: 'owner') =>
    (await otherApp.services.pages.list(viewer)).map(({ place }) => place);
  expect(await listPlaces()).toEqual(['none']);
  expect(await listPlaces('owner')).toEqual(['footer', 'none']);
  await storeNote(otherApp);
  const { slug, title } = await storePage(otherApp, { place: 'navigation' });
  expect(await links()).toEqual({
    hasNotes: true,
    pages: [{ slug, title, language: 'de', place: 'navigation' }],
  });
});
