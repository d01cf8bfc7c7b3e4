import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectEntity } from '../../src/server/features/projects/project-entity';
import { projectSlugs } from '../../src/server/features/projects/project-slugs';
import { SLUG_RULE } from '../../src/shared/slug';
import { fetchFound } from '../support/fetch-found';
import { newName, storeProject, UNKNOWN_ID } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';

const SITE = 'https://ada.example.com';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp({ env: { publicUrl: SITE } });
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());

const idAt = async (address: string) => {
  const found = await app
    .trpc()
    .projects.page.query({ address })
    .catch(() => null);
  return found?._id ?? null;
};
const newSlug = () => newName('slug').replace(' ', '-');
const setSlug = (id: string, slug: string | null) =>
  app.rest('PUT', `/projects/${id}`, { token, body: { slug } });

describe('a slug', () => {
  test('is none by default, and answers of it say nothing', async () => {
    const { _id: id } = await storeProject(app);
    const { body } = await app.rest('GET', `/projects/${id}`);
    expect(body).not.toHaveProperty('slug');
    expect(await idAt(id)).toBe(id);
    expect(await idAt(UNKNOWN_ID)).toBe(null);
    expect(await idAt('nothing-here')).toBe(null);
  });

  test('leads to the project, as its id does and what it was before', async () => {
    const { _id: id } = await storeProject(app);
    const [first, second] = [newSlug(), newSlug()];
    expect(await setSlug(id, ` ${first.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { slug: first },
    });
    expect(await setSlug(id, second)).toMatchObject({ status: 200, body: { slug: second } });
    for (const address of [id, first, second]) expect(await idAt(address)).toBe(id);
    expect((await setSlug(id, null)).body).not.toHaveProperty('slug');
    for (const address of [id, first, second]) expect(await idAt(address)).toBe(id);
    expect(await setSlug(id, first)).toMatchObject({ body: { slug: first } });
    expect(await app.services.projects.getPage(second)).toMatchObject({ _id: id, slug: first });
  });

  test('is in every list that links to projects, in feed and sitemap', async () => {
    const slug = newSlug();
    const { _id, category } = await storeProject(app, { slug, featured: true, public: true });
    const visitor = app.trpc();
    const lists = await Promise.all([
      visitor.projects.list.query(),
      visitor.projects.featured.query(),
      visitor.projects.inCategory.query({ category }).then(({ projects }) => projects),
      app.trpc(token).projects.overview.query(),
    ]);
    for (const list of lists) expect(list).toContainEqual(expect.objectContaining({ _id, slug }));
    for (const path of ['/feed.xml', '/sitemap.xml']) {
      const { text } = await fetchFound(app.url + path);
      expect(text).toContain(`${SITE}/projects/${slug}`);
      expect(text).not.toContain(`${SITE}/projects/${_id}`);
    }
  });

  test('is no id to REST', async () => {
    const slug = newSlug();
    await storeProject(app, { slug });
    expect((await app.rest('GET', `/projects/${slug}`)).status).toBe(404);
    expect((await app.rest('PUT', `/projects/${slug}`, { token, body: {} })).status).toBe(404);
    expect((await app.rest('DELETE', `/projects/${slug}`, { token })).status).toBe(404);
  });

  test('of another project is refused, with its field, and nothing is saved', async () => {
    const slug = newSlug();
    const { title } = await storeProject(app, { slug });
    const { _id: id } = await storeProject(app);
    const answer = await app.rest('PUT', `/projects/${id}`, { token, body: { slug, title: 'Changed' } });
    const message = `This is the address of "${title}"`;
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path: ['slug'], message }] } });
    expect((await app.services.projects.get(id)).title).not.toBe('Changed');
    expect(await app.rest('POST', '/projects', { token, body: { slug } })).toMatchObject({ status: 400 });
    expect(await setSlug(id, UNKNOWN_ID)).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['slug'], message: SLUG_RULE }] },
    });
  });

  test('that another project once had is that of who takes it', async () => {
    const [one, two] = [await storeProject(app, { slug: newSlug() }), await storeProject(app)];
    const former = one.slug ?? '';
    await setSlug(one._id, newSlug());
    expect(await idAt(former)).toBe(one._id);
    await setSlug(two._id, former);
    expect(await idAt(former)).toBe(two._id);
    await setSlug(two._id, null);
    expect(await idAt(former)).toBe(two._id);
  });

  test('of a draft leads nowhere, and neither do those that it had', async () => {
    const [former, slug] = [newSlug(), newSlug()];
    const { _id: id } = await storeProject(app, { slug: former });
    await app.services.projects.update({ id, slug, draft: true });
    for (const address of [id, former, slug]) expect(await idAt(address)).toBe(null);
    const taken = await app.rest('POST', '/projects', { token, body: { slug } });
    expect(taken.status).toBe(400);
    await app.services.projects.update({ id, draft: false });
    for (const address of [id, former, slug]) expect(await idAt(address)).toBe(id);
  });

  test('comes back with a version, unless another project has it by now', async () => {
    const [former, slug] = [newSlug(), newSlug()];
    const { _id: id } = await storeProject(app, { slug: former });
    await setSlug(id, slug);
    const restore = () => app.rest('POST', `/versions/${id}/1/restore`, { token, body: {} });
    expect((await restore()).status).toBe(200);
    expect((await app.services.projects.get(id)).slug).toBe(former);
    await setSlug(id, slug);
    const { title } = await storeProject(app, { slug: former });
    expect(await restore()).toMatchObject({
      status: 400,
      body: { message: `This version cannot be restored: This is the address of "${title}"` },
    });
    expect((await app.services.projects.get(id)).slug).toBe(slug);
  });

  test('comes back from the trash, and is asked about when it was taken meanwhile', async () => {
    const [former, slug, other] = [newSlug(), newSlug(), newSlug()];
    const { _id: id } = await storeProject(app, { slug: former });
    await setSlug(id, slug);
    await app.services.projects.remove(id);
    for (const address of [id, former, slug]) expect(await idAt(address)).toBe(null);
    await app.services.trash.restore(id);
    for (const address of [id, former, slug]) expect(await idAt(address)).toBe(id);

    await app.services.projects.remove(id);
    const { title } = await storeProject(app, { slug });
    const message = `This is the address of "${title}"`;
    const restore = (body: object) => app.rest('POST', `/trash/${id}/restore`, { token, body });
    for (const body of [{}, { slug }]) {
      expect(await restore(body)).toMatchObject({
        status: 409,
        body: { message, issues: [{ path: ['slug'], message }] },
      });
    }
    expect((await restore({ slug: other })).status).toBe(200);
    for (const address of [id, former, other]) expect(await idAt(address)).toBe(id);
    await app.services.projects.remove(id);
    await app.services.trash.restore(id, { slug: null });
    expect(await app.services.projects.get(id)).not.toHaveProperty('slug');
  });

  test('goes with a project that is deleted for good', async () => {
    const { _id: projectId } = await storeProject(app, { slug: newSlug() });
    await setSlug(projectId, newSlug());
    await app.services.projects.remove(projectId);
    expect(await app.db.read(projectSlugs.table.entity).countBy({ projectId })).toBe(1);
    await app.services.trash.remove(projectId);
    expect(await app.db.read(projectSlugs.table.entity).countBy({ projectId })).toBe(0);
  });

  test('that two projects are given at once is one of theirs', async () => {
    const slug = newSlug();
    const made = [await storeProject(app), await storeProject(app)];
    const outcomes = await Promise.all(made.map(({ _id }) => setSlug(_id, slug)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the order of projects', () => {
  const category = 'Ordered';
  const setOrder = (order: string[]) => app.rest('PUT', '/projects/order', { token, body: { order } });
  const listed = async () => {
    const visitor = app.trpc();
    const { projects } = await visitor.projects.inCategory.query({ category });
    const ids = new Set(projects.map(({ _id }) => _id));
    const ofThese = (rows: { _id: string }[]) => rows.map(({ _id }) => _id).filter(id => ids.has(id));
    const orders = [
      projects.map(({ _id }) => _id),
      ofThese(await visitor.projects.list.query()),
      ofThese(await visitor.projects.featured.query()),
      ofThese(await app.trpc(token).projects.overview.query()),
    ];
    for (const order of orders) expect(order).toEqual(orders[0]);
    return orders[0] ?? [];
  };

  test('is the owner’s where the settings say so, and else newest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await storeProject(app, { category, featured: true }))._id);
    }
    const [a = '', b = '', c = '', d = ''] = ids;
    expect(await setOrder([a, c])).toMatchObject({ status: 200, body: { success: true } });
    expect(await listed()).toEqual([d, c, b, a]);
    await app.services.site.update({ projectOrder: 'own' });
    expect(await listed()).toEqual([d, a, b, c]);
    // What is new stands first; a restored one where it stood.
    const { _id: e } = await storeProject(app, { category, featured: true });
    await app.services.projects.remove(b);
    await setOrder([c, e]);
    await app.services.trash.restore(b);
    expect(await listed()).toEqual([c, d, a, b, e]);
    const { _id: f } = await storeProject(app, { category, featured: true });
    expect(await listed()).toEqual([f, c, d, a, b, e]);
    await app.services.site.update({ projectOrder: 'newest' });
    expect(await listed()).toEqual([f, e, d, c, b, a]);
  });

  test('has a place for projects that an older version has added', async () => {
    const [one, two] = [await storeProject(app), await storeProject(app)];
    await app.db.write(manager => manager.update(projectEntity, { id: two._id }, { place: null }));
    await app.services.site.update({ projectOrder: 'own' });
    await setOrder([one._id, two._id]);
    const ids = (await app.services.projects.list()).map(({ _id }) => _id);
    expect(ids.slice(0, 2)).toEqual([one._id, two._id]);
    await app.services.site.update({ projectOrder: 'newest' });
  });

  test('with an unknown or a repeated id is refused, and nothing changes', async () => {
    const { _id: id } = await storeProject(app);
    for (const order of [
      [id, UNKNOWN_ID],
      [id, id],
    ]) {
      expect(await setOrder(order)).toMatchObject({
        status: 400,
        body: { issues: [{ path: ['order', 1] }] },
      });
    }
  });

  test('keeps no version', async () => {
    const [one, two] = [await storeProject(app), await storeProject(app)];
    await setOrder([one._id, two._id]);
    expect(await app.services.versions.list(one._id)).toEqual([]);
  });

  test('goes on along itself where a category has more projects than a page shows', async () => {
    const long = 'Long';
    const ids: string[] = [];
    for (let count = 0; count < 53; count += 1) ids.push((await storeProject(app, { category: long }))._id);
    await app.services.site.update({ projectOrder: 'own' });
    await setOrder(ids);
    const query = app.trpc().projects.inCategory.query;
    const { projects, next } = await query({ category: long });
    const rest = await query({ category: long, after: next ?? '' });
    expect([...projects, ...rest.projects].map(({ _id }) => _id)).toEqual(ids);
    await app.services.site.update({ projectOrder: 'newest' });
  });
});

describe('many projects at once', () => {
  const change = (projects: object[]) => app.rest('PUT', '/projects', { token, body: { projects } });
  const shownIds = async () => (await app.services.projects.list()).map(({ _id }) => _id);

  test('are changed, and back with one call, each with its own', async () => {
    const [one, two] = [await storeProject(app), await storeProject(app, { draft: true, featured: false })];
    const ids = [one._id, two._id, UNKNOWN_ID];
    const changes = ids.map(id => ({ id, draft: false, publishAt: null, featured: true, public: false }));
    expect(await change(changes)).toMatchObject({ status: 200, body: { count: 2 } });
    for (const id of [one._id, two._id]) {
      expect(await app.services.projects.get(id)).toMatchObject({ featured: true, public: false });
    }
    expect(await app.services.versions.list(two._id)).toMatchObject([
      { changes: expect.arrayContaining(['draft', 'featured']) },
      {},
    ]);
    await change([
      { id: one._id, public: true },
      { id: two._id, draft: true, featured: false },
    ]);
    expect(await app.services.projects.get(one._id)).toMatchObject({ public: true });
    expect(await app.services.projects.get(two._id, 'owner')).toMatchObject({ draft: true, featured: false });
  });

  test('are deleted, and come back together where they were', async () => {
    await app.services.trash.empty();
    const made = [await storeProject(app, { slug: newSlug() }), await storeProject(app)];
    const before = await app.services.projects.list();
    const ids = [...made.map(({ _id }) => _id), UNKNOWN_ID];
    expect(await app.rest('DELETE', '/projects', { token, body: { ids: [...ids, ...ids] } })).toMatchObject({
      status: 200,
      body: { count: 2 },
    });
    for (const id of ids) expect(await shownIds()).not.toContain(id);
    expect(await app.services.trash.list()).toHaveLength(2);
    const answer = await app.rest('POST', '/trash/projects/restore', { token, body: { ids } });
    expect(answer).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await app.services.projects.list()).toEqual(before);
  });

  test('come back together or not at all', async () => {
    await app.services.trash.empty();
    const slug = newSlug();
    const made = [await storeProject(app), await storeProject(app, { slug }), await storeProject(app)];
    const ids = made.map(({ _id }) => _id);
    await app.services.projects.removeMany(ids);
    await storeProject(app, { slug });
    expect((await app.rest('POST', '/trash/projects/restore', { token, body: { ids } })).status).toBe(409);
    expect(await app.services.trash.list()).toHaveLength(3);
    for (const id of ids) expect(await shownIds()).not.toContain(id);
  });

  test('are the owner’s to change', async () => {
    const { _id: id } = await storeProject(app);
    for (const [method, path, body] of [
      ['PUT', '/projects', { projects: [{ id, draft: true }] }],
      ['DELETE', '/projects', { ids: [id] }],
      ['POST', '/trash/projects/restore', { ids: [id] }],
      ['PUT', '/projects/order', { order: [id] }],
    ] as const) {
      expect((await app.rest(method, path, { body })).status).toBe(401);
    }
    expect(await shownIds()).toContain(id);
  });
});
