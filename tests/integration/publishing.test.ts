import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CallApi, createCaller, TRANSPORTS } from '../support/call-api';
import { newName, storeProject, UNKNOWN_ID } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

let database: TestDatabase;
let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startApp({ database });
  other = await startApp({ database });
  ({ token } = await app.signIn());
});
afterAll(async () => {
  await other?.stop();
  await app?.stop();
  await database?.remove();
});
afterEach(() => vi.useRealTimers());

/** Before the owner's token ends. */
const soon = () => new Date(Date.now() + 300_000).toISOString();

/** The clock alone: everything else goes on as always. */
function setClock(moment: string | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}

async function isSeen(id: string): Promise<boolean> {
  const [list, one] = await Promise.all([app.rest('GET', '/projects'), app.rest('GET', `/projects/${id}`)]);
  const isListed = JSON.stringify(list.body).includes(id);
  expect(one.status).toBe(isListed ? 200 : 404);
  return isListed;
}

describe.each(TRANSPORTS)('over %s', transport => {
  let call: CallApi;
  beforeAll(() => {
    call = createCaller(app, transport);
  });

  test('what says nothing of drafts is published, and answers as it always has', async () => {
    const { body } = await call('projects.create', { input: { title: 'Plain' }, token });
    const [project] = [body].flat().map(Object);
    expect(project).not.toHaveProperty('draft');
    expect(project).not.toHaveProperty('publishAt');
    expect((await call('projects.get', { input: { id: project._id } })).body).toEqual(project);
  });

  test('a draft is its owner’s alone, and marked as one, until it is published', async () => {
    const { body } = await call('projects.create', { input: { title: 'Secret', draft: true }, token });
    const [{ _id: id }] = [body].flat().map(Object);
    expect(body).toMatchObject([{ title: 'Secret', draft: true }]);
    expect((await call('projects.get', { input: { id } })).status).toBe(404);
    expect((await call('projects.get', { input: { id }, token })).body).toMatchObject({ draft: true });
    const saved = await call('projects.update', { input: { id, title: 'Still secret' }, token });
    expect(saved.body).toMatchObject({ title: 'Still secret', draft: true });
    expect((await call('projects.get', { input: { id } })).status).toBe(404);

    const published = await call('projects.update', { input: { id, draft: false }, token });
    expect(published.body).not.toHaveProperty('draft');
    expect((await call('projects.get', { input: { id } })).body).toEqual(published.body);
    await call('projects.update', { input: { id, draft: true }, token });
    expect((await call('projects.get', { input: { id } })).status).toBe(404);
  });

  test('a token that has ended is told so where there may be a draft, and nothing else', async () => {
    const [draft, seen] = [await storeProject(app, { draft: true }), await storeProject(app)];
    const statusWith = async (id: string, ended?: string) =>
      (await call('projects.get', { input: { id }, token: ended })).status;
    // The site's own client renews it; others are not refused what is public.
    const refused = transport === 'tRPC' ? 401 : 404;
    expect([await statusWith(draft._id, 'ended'), await statusWith(UNKNOWN_ID, 'ended')]).toEqual([
      refused,
      refused,
    ]);
    expect([await statusWith(draft._id), await statusWith(UNKNOWN_ID)]).toEqual([404, 404]);
    expect([await statusWith(seen._id, 'ended'), await statusWith(UNKNOWN_ID, token)]).toEqual([200, 404]);
  });

  test('what is wrong is refused, and nothing stored', async () => {
    const { _id: id } = await storeProject(app);
    for (const wrong of [{ draft: 'yes' }, { publishAt: 'tomorrow' }, { publishAt: '2030-01-01' }]) {
      expect((await call('projects.update', { input: { id, ...wrong }, token })).status).toBe(400);
    }
    expect(await isSeen(id)).toBe(true);
  });
});

describe('a planned moment', () => {
  test('publishes by itself when it comes, in every process, and takes back when the clock is set back', async () => {
    const publishAt = soon();
    const { _id: id } = await storeProject(app, { publishAt });
    const listed = async ({ url }: TestApp) =>
      (await (await fetch(`${url}/api/projects`)).text()).includes(id);
    const before = Date.now();
    // Both have cached what they answer now.
    expect([await listed(app), await listed(other)]).toEqual([false, false]);
    setClock(publishAt);
    await vi.waitFor(async () => expect([await listed(app), await listed(other)]).toEqual([true, true]));
    expect(await isSeen(id)).toBe(true);
    setClock(before);
    await vi.waitFor(async () => expect([await listed(app), await listed(other)]).toEqual([false, false]));
  });

  test('is told to the owner alone, and can be moved and taken back', async () => {
    const publishAt = soon();
    const { _id: id } = await storeProject(app, { publishAt });
    const owner = app.trpc(token).projects;
    expect(await owner.get.query({ id })).toMatchObject({ publishAt });
    await owner.update.mutate({ id, publishAt: null });
    expect(await isSeen(id)).toBe(true);
    expect(await owner.get.query({ id })).not.toHaveProperty('publishAt');
    await owner.update.mutate({ id, publishAt, draft: true });
    setClock(Date.parse(publishAt) + 1);
    expect(await isSeen(id)).toBe(false);
  });
});

describe('names that only a draft has', () => {
  const categories = () => app.trpc().projects.categories.query();
  const statuses = () => app.trpc().projects.statuses.query();

  test('appear for visitors with the project', async () => {
    const [category, status] = [newName('category'), newName('status')];
    const { _id: id } = await storeProject(app, { category, status, draft: true });
    expect(await app.trpc(token).projects.categories.query()).toContain(category);
    expect([await categories(), await statuses()].flat()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(category)]),
    );
    await app.trpc(token).projects.update.mutate({ id, draft: false });
    expect(await categories()).toContain(category);
    expect(await statuses()).toContain(status);
    // They are the site's now, whatever becomes of the project.
    await app.trpc(token).projects.update.mutate({ id, draft: true });
    expect(await categories()).toContain(category);
  });

  test('appear when the planned moment comes, and when the owner adds them', async () => {
    const publishAt = soon();
    const [category, added] = [newName('category'), newName('category')];
    await storeProject(app, { category, publishAt });
    await storeProject(app, { category: added, draft: true });
    expect(await categories()).not.toContain(category);
    await app.trpc(token).projects.addCategory.mutate({ category: added });
    expect(await categories()).toContain(added);
    setClock(publishAt);
    await vi.waitFor(async () => expect(await categories()).toContain(category));
  });
});

describe('the timeline', () => {
  test('has for visitors what is published, in an order without gaps', async () => {
    const owner = app.trpc(token).timeline;
    const titles = ['first', 'hidden', 'last'];
    const made = [];
    for (const title of titles) {
      const element = { title, draft: title === 'hidden' };
      made.push(await owner.create.mutate(element));
    }
    const seen = await app.trpc().timeline.list.query();
    expect(seen.map(({ title, order }) => [title, order])).toEqual([
      ['first', 0],
      ['last', 1],
    ]);
    const { elements } = await owner.listVersioned.query();
    expect(elements.map(({ draft = false }) => draft)).toEqual([false, true, false]);
    const [, hidden] = made;
    await owner.update.mutate({ id: hidden?._id ?? '', draft: false });
    expect((await app.trpc().timeline.list.query()).map(({ title }) => title)).toEqual(titles);
  });

  test('keeps what is planned when an element is edited and moved', async () => {
    const owner = app.trpc(token).timeline;
    const publishAt = soon();
    const { _id: id } = await owner.create.mutate({ title: 'planned', publishAt });
    await owner.update.mutate({ id, title: 'planned still' });
    const ordered = await owner.reorder.mutate({ elements: [{ _id: id, order: 0 }] });
    expect(ordered[0]).toMatchObject({ _id: id, publishAt, title: 'planned still' });
    expect(JSON.stringify(await app.trpc().timeline.list.query())).not.toContain(id);
  });
});
