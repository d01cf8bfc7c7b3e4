import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createCaller, TRANSPORTS } from '../../support/app/call-api';
import { startAppForFile } from '../../support/app/managed-app';
import type { TestApp } from '../../support/app/start-app';
import { newName, storeProject, UNKNOWN_ID } from '../../support/content/project-factory';
import { createPreparedDatabase } from '../../support/database/prepared-database';

const database = await createPreparedDatabase();
afterAll(database.remove);
const app = await startAppForFile({ database });
/** Another process on the same database. */
const other = await startAppForFile({ database });
const { token } = await app.signIn();
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
  const call = createCaller(app, transport);

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
    const { publishAt: _, ...seen } = Object(published.body);
    expect((await call('projects.get', { input: { id } })).body).toEqual(seen);
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
});

describe('a scheduled publication', () => {
  test('takes effect at its time in every process, and is undone when the clock is set back', async () => {
    const publishAt = soon();
    const { _id: id } = await storeProject(app, { publishAt });
    const isListed = async ({ url }: TestApp) =>
      (await (await fetch(`${url}/api/projects`)).text()).includes(id);
    const before = Date.now();
    // Both processes have now cached their responses.
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
    const { publishAt: publishedAt } = await owner.get.query({ id });
    expect(Date.parse(publishedAt ?? '')).toBeLessThanOrEqual(Date.now());
    await owner.update.mutate({ id, publishAt, draft: true });
    setClock(Date.parse(publishAt) + 1);
    expect(await isVisible(id)).toBe(false);
  });
});

describe.each(TRANSPORTS)('the names of categories and statuses that visitors see over %s', transport => {
  const call = createCaller(app, transport);

  /** Lists the names of both lists. */
  async function listNames(viewer?: string): Promise<string[]> {
    const lists = ['projects.categories', 'projects.categoryOrder', 'projects.statuses'] as const;
    const answers = await Promise.all(lists.map(list => call(list, { token: viewer })));
    return answers.flatMap(({ body }) => z.array(z.string()).parse(body));
  }

  async function storeNamed(plan: { draft?: boolean; publishAt?: string } = {}) {
    const [category, status] = [newName('category'), newName('status')];
    const { _id: id } = await storeProject(app, { category, status, ...plan });
    return { id, names: [category, category, status].toSorted() };
  }

  const pick = async (names: string[], viewer?: string) =>
    (await listNames(viewer)).filter(name => names.includes(name)).toSorted();

  test('are those of visible projects', async () => {
    const { id, names } = await storeNamed({ draft: true });
    expect(await pick(names, token)).toEqual(names);
    expect(await pick(names)).toEqual([]);
    await app.services.projects.update({ id, draft: false });
    expect(await pick(names)).toEqual(names);
    await app.services.projects.update({ id, draft: true });
    expect(await pick(names)).toEqual([]);
    expect(await pick(names, token)).toEqual(names);
  });

  test('do not include those of projects in the trash and of deleted ones', async () => {
    const { id, names } = await storeNamed();
    expect(await pick(names)).toEqual(names);
    await app.services.projects.remove(id);
    expect(await pick(names)).toEqual([]);
    await app.services.trash.restore(id);
    expect(await pick(names)).toEqual(names);
    await app.services.projects.remove(id);
    await app.services.trash.remove(id);
    expect(await pick(names)).toEqual([]);
    expect(await pick(names, token)).toEqual(names);
  });

  test('do not include those of unpublished changes', async () => {
    const { id, names } = await storeNamed();
    const category = newName('category');
    await app.services.projects.update({ id, pendingChanges: { category } });
    expect(await pick([...names, category])).toEqual(names);
  });

  test('include those of a scheduled project at its time', async () => {
    const publishAt = soon();
    const { names } = await storeNamed({ publishAt });
    expect(await pick(names)).toEqual([]);
    setClock(publishAt);
    await vi.waitFor(async () => expect(await pick(names)).toEqual(names));
  });

  test('include those that the owner added to the lists', async () => {
    const { id, names } = await storeNamed();
    const [category = '', , status = ''] = names;
    await app.services.projects.addCategory(category);
    await app.services.projects.addStatus(status);
    await app.services.projects.remove(id);
    expect(await pick(names)).toEqual(names);
    const empty = newName('category');
    await app.services.projects.addCategory(empty);
    expect(await pick([empty])).toEqual([empty, empty]);
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
