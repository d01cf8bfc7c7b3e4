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

/** Returns a time before the owner's token expires. */
const soon = () => new Date(Date.now() + 300_000).toISOString();

/** Changes the current date only; timers continue as usual. */
function setClock(moment: string | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}

async function isVisible(id: string): Promise<boolean> {
  const [list, one] = await Promise.all([app.rest('GET', '/projects'), app.rest('GET', `/projects/${id}`)]);
  const isListed = JSON.stringify(list.body).includes(id);
  expect(one.status).toBe(isListed ? 200 : 404);
  return isListed;
}

describe.each(TRANSPORTS)('publishing projects over %s', transport => {
  let call: CallApi;
  beforeAll(() => {
    call = createCaller(app, transport);
  });

  test('publishes a project without draft fields and adds no such fields to the answer', async () => {
    const { body } = await call('projects.create', { input: { title: 'Plain' }, token });
    const [project] = [body].flat().map(Object);
    expect(project).not.toHaveProperty('draft');
    expect(project).not.toHaveProperty('publishAt');
    expect((await call('projects.get', { input: { id: project._id } })).body).toEqual(project);
  });

  test('hides a draft from visitors and marks it for the owner until it is published', async () => {
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

  test('reports an expired token only where a draft could exist', async () => {
    const [draft, published] = [await storeProject(app, { draft: true }), await storeProject(app)];
    const getStatus = async (id: string, expiredToken?: string) =>
      (await call('projects.get', { input: { id }, token: expiredToken })).status;
    // The site's own client renews the token. REST clients must not be refused public content.
    const refused = transport === 'tRPC' ? 401 : 404;
    expect([await getStatus(draft._id, 'ended'), await getStatus(UNKNOWN_ID, 'ended')]).toEqual([
      refused,
      refused,
    ]);
    expect([await getStatus(draft._id), await getStatus(UNKNOWN_ID)]).toEqual([404, 404]);
    expect([await getStatus(published._id, 'ended'), await getStatus(UNKNOWN_ID, token)]).toEqual([200, 404]);
  });

  test('refuses invalid publishing fields and stores nothing', async () => {
    const { _id: id } = await storeProject(app);
    for (const invalid of [{ draft: 'yes' }, { publishAt: 'tomorrow' }, { publishAt: '2030-01-01' }]) {
      expect((await call('projects.update', { input: { id, ...invalid }, token })).status).toBe(400);
    }
    expect(await isVisible(id)).toBe(true);
  });
});

describe('a scheduled publication', () => {
  test('takes effect at its time in every process, and is undone when the clock is set back', async () => {
    const publishAt = soon();
    const { _id: id } = await storeProject(app, { publishAt });
    const isListed = async ({ url }: TestApp) =>
      (await (await fetch(`${url}/api/projects`)).text()).includes(id);
    const before = Date.now();
    // Both processes have now cached their answers.
    expect([await isListed(app), await isListed(other)]).toEqual([false, false]);
    setClock(publishAt);
    await vi.waitFor(async () => expect([await isListed(app), await isListed(other)]).toEqual([true, true]));
    expect(await isVisible(id)).toBe(true);
    setClock(before);
    await vi.waitFor(async () =>
      expect([await isListed(app), await isListed(other)]).toEqual([false, false]),
    );
  });

  test('is visible only to the owner, and can be rescheduled and canceled', async () => {
    const publishAt = soon();
    const { _id: id } = await storeProject(app, { publishAt });
    const owner = app.trpc(token).projects;
    expect(await owner.get.query({ id })).toMatchObject({ publishAt });
    await owner.update.mutate({ id, publishAt: null });
    expect(await isVisible(id)).toBe(true);
    expect(await owner.get.query({ id })).not.toHaveProperty('publishAt');
    await owner.update.mutate({ id, publishAt, draft: true });
    setClock(Date.parse(publishAt) + 1);
    expect(await isVisible(id)).toBe(false);
  });
});

describe('categories and statuses of drafts', () => {
  const listCategories = () => app.trpc().projects.categories.query();
  const listStatuses = () => app.trpc().projects.statuses.query();

  test('become visible to visitors with the project', async () => {
    const [category, status] = [newName('category'), newName('status')];
    const { _id: id } = await storeProject(app, { category, status, draft: true });
    expect(await app.trpc(token).projects.categories.query()).toContain(category);
    expect([await listCategories(), await listStatuses()].flat()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(category)]),
    );
    await app.trpc(token).projects.update.mutate({ id, draft: false });
    expect(await listCategories()).toContain(category);
    expect(await listStatuses()).toContain(status);
    // They stay in the site's lists even if the project is unpublished.
    await app.trpc(token).projects.update.mutate({ id, draft: true });
    expect(await listCategories()).toContain(category);
  });

  test('become visible at the scheduled time, and when the owner adds them', async () => {
    const publishAt = soon();
    const [category, added] = [newName('category'), newName('category')];
    await storeProject(app, { category, publishAt });
    await storeProject(app, { category: added, draft: true });
    expect(await listCategories()).not.toContain(category);
    await app.trpc(token).projects.addCategory.mutate({ category: added });
    expect(await listCategories()).toContain(added);
    setClock(publishAt);
    await vi.waitFor(async () => expect(await listCategories()).toContain(category));
  });
});

describe('the timeline with drafts', () => {
  test('shows visitors only published elements, in an order without gaps', async () => {
    const owner = app.trpc(token).timeline;
    const titles = ['first', 'hidden', 'last'];
    const created = [];
    for (const title of titles) {
      const element = { title, draft: title === 'hidden' };
      created.push(await owner.create.mutate(element));
    }
    const visible = await app.trpc().timeline.list.query();
    expect(visible.map(({ title, order }) => [title, order])).toEqual([
      ['first', 0],
      ['last', 1],
    ]);
    const { elements } = await owner.listVersioned.query();
    expect(elements.map(({ draft = false }) => draft)).toEqual([false, true, false]);
    const [, hidden] = created;
    await owner.update.mutate({ id: hidden?._id ?? '', draft: false });
    expect((await app.trpc().timeline.list.query()).map(({ title }) => title)).toEqual(titles);
  });

  test('preserves the schedule when an element is edited and moved', async () => {
    const owner = app.trpc(token).timeline;
    const publishAt = soon();
    const { _id: id } = await owner.create.mutate({ title: 'planned', publishAt });
    await owner.update.mutate({ id, title: 'planned still' });
    const ordered = await owner.reorder.mutate({ elements: [{ _id: id, order: 0 }] });
    expect(ordered[0]).toMatchObject({ _id: id, publishAt, title: 'planned still' });
    expect(JSON.stringify(await app.trpc().timeline.list.query())).not.toContain(id);
  });
});
