import { afterEach, describe, expect, test } from 'vitest';
import { projectEntity, projectSlugs } from '#server/features/projects/project-entity';
import { SLUG_RULE } from '#shared/slug';
import { fetchFile } from '../../support/app/fetch-file';
import { startAppForFile } from '../../support/app/managed-app';
import { newName, storeProject, UNKNOWN_ID } from '../../support/content/project-factory';

const SITE = 'https://ada.example.com';

const app = await startAppForFile({ env: { publicUrl: SITE } });
const { token } = await app.signIn();

const findIdAt = async (address: string) => {
  const found = await app
    .trpc()
    .projects.page.query({ address })
    .catch(() => null);
  return found?._id ?? null;
};
const newSlug = () => newName('slug').replace(' ', '-');
const setSlug = (id: string, slug: string | null) =>
  app.rest('PUT', `/projects/${id}`, { token, body: { slug } });

describe('the slug of a project', () => {
  test('the slug of a project leads to the project, as do its ID and its former slugs', async () => {
    const { _id: id } = await storeProject(app);
    const [first, second] = [newSlug(), newSlug()];
    expect(await setSlug(id, ` ${first.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { slug: first },
    });
    expect(await setSlug(id, second)).toMatchObject({ status: 200, body: { slug: second } });
    for (const address of [id, first, second]) expect(await findIdAt(address)).toBe(id);
    expect((await setSlug(id, null)).body).not.toHaveProperty('slug');
    for (const address of [id, first, second]) expect(await findIdAt(address)).toBe(id);
    expect(await setSlug(id, first)).toMatchObject({ body: { slug: first } });
    expect(await app.services.projects.getPage(second)).toMatchObject({ _id: id, slug: first });
  });

  test('the slug of a project appears in every list that links to projects, in the feed and in the sitemap', async () => {
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
      const { text } = await fetchFile(app.url + path);
      expect(text).toContain(`${SITE}/projects/${slug}`);
      expect(text).not.toContain(`${SITE}/projects/${_id}`);
    }
  });

  test('the slug of a project is not accepted as an ID by REST', async () => {
    const slug = newSlug();
    await storeProject(app, { slug });
    expect((await app.rest('GET', `/projects/${slug}`)).status).toBe(404);
    expect((await app.rest('PUT', `/projects/${slug}`, { token, body: {} })).status).toBe(404);
    expect((await app.rest('DELETE', `/projects/${slug}`, { token })).status).toBe(404);
  });

  test('the slug of a project is refused when another project uses it: the response names the field and nothing is saved', async () => {
    const slug = newSlug();
    const { title } = await storeProject(app, { slug });
    const { _id: id } = await storeProject(app);
    const answer = await app.rest('PUT', `/projects/${id}`, { token, body: { slug, title: 'Changed' } });
    const message = `This address is already used by "${title}"`;
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path: ['slug'], message }] } });
    expect((await app.services.projects.get(id)).title).not.toBe('Changed');
    expect(await app.rest('POST', '/projects', { token, body: { slug } })).toMatchObject({ status: 400 });
    expect(await setSlug(id, UNKNOWN_ID)).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['slug'], message: SLUG_RULE }] },
    });
  });

  test('the slug of a project belongs to the project that took it over from another', async () => {
    const [one, two] = [await storeProject(app, { slug: newSlug() }), await storeProject(app)];
    const former = one.slug ?? '';
    await setSlug(one._id, newSlug());
    expect(await findIdAt(former)).toBe(one._id);
    await setSlug(two._id, former);
    expect(await findIdAt(former)).toBe(two._id);
    await setSlug(two._id, null);
    expect(await findIdAt(former)).toBe(two._id);
  });

  test('the slug of a project leads nowhere while the project is a draft, and neither do its former slugs', async () => {
    const [former, slug] = [newSlug(), newSlug()];
    const { _id: id } = await storeProject(app, { slug: former });
    await app.services.projects.update({ id, slug, draft: true });
    for (const address of [id, former, slug]) expect(await findIdAt(address)).toBe(null);
    const taken = await app.rest('POST', '/projects', { token, body: { slug } });
    expect(taken.status).toBe(400);
    await app.services.projects.update({ id, draft: false });
    for (const address of [id, former, slug]) expect(await findIdAt(address)).toBe(id);
  });

  test('the slug of a project is restored with a version, unless another project uses it now', async () => {
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
      body: { message: `This version cannot be restored: This address is already used by "${title}"` },
    });
    expect((await app.services.projects.get(id)).slug).toBe(slug);
  });

  test('the slug of a project is restored from the trash, and must be replaced if another project uses it now', async () => {
    const [former, slug, other] = [newSlug(), newSlug(), newSlug()];
    const { _id: id } = await storeProject(app, { slug: former });
    await setSlug(id, slug);
    await app.services.projects.remove(id);
    for (const address of [id, former, slug]) expect(await findIdAt(address)).toBe(null);
    await app.services.trash.restore(id);
    for (const address of [id, former, slug]) expect(await findIdAt(address)).toBe(id);

    await app.services.projects.remove(id);
    const { title } = await storeProject(app, { slug });
    const message = `This address is already used by "${title}"`;
    const restore = (body: object) => app.rest('POST', `/trash/${id}/restore`, { token, body });
    for (const body of [{}, { slug }]) {
      expect(await restore(body)).toMatchObject({
        status: 409,
        body: { message, issues: [{ path: ['slug'], message }] },
      });
    }
    expect((await restore({ slug: other })).status).toBe(200);
    for (const address of [id, former, other]) expect(await findIdAt(address)).toBe(id);
    await app.services.projects.remove(id);
    await app.services.trash.restore(id, { slug: null });
    expect(await app.services.projects.get(id)).not.toHaveProperty('slug');
  });

  test('the slug of a project is deleted when its project is deleted permanently', async () => {
    const { _id: projectId } = await storeProject(app, { slug: newSlug() });
    await setSlug(projectId, newSlug());
    await app.services.projects.remove(projectId);
    expect(await app.db.read(projectSlugs.entity).countBy({ projectId })).toBe(1);
    await app.services.trash.remove(projectId);
    expect(await app.db.read(projectSlugs.entity).countBy({ projectId })).toBe(0);
  });

  test('the slug of a project is assigned to only one of two projects that request it at once', async () => {
    const slug = newSlug();
    const projects = [await storeProject(app), await storeProject(app)];
    const outcomes = await Promise.all(projects.map(({ _id }) => setSlug(_id, slug)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the order of projects', () => {
  afterEach(() => app.services.site.update({ projectOrder: 'newest' }));

  const category = 'Ordered';
  const setOrder = (order: string[]) => app.rest('PUT', '/projects/order', { token, body: { order } });
  const listIds = async () => {
    const visitor = app.trpc();
    const { projects } = await visitor.projects.inCategory.query({ category });
    const ids = new Set(projects.map(({ _id }) => _id));
    const pickIds = (rows: { _id: string }[]) => rows.map(({ _id }) => _id).filter(id => ids.has(id));
    const orders = [
      projects.map(({ _id }) => _id),
      pickIds(await visitor.projects.list.query()),
      pickIds(await visitor.projects.featured.query()),
      pickIds(await app.trpc(token).projects.overview.query()),
    ];
    for (const order of orders) expect(order).toEqual(orders[0]);
    return orders[0] ?? [];
  };

  test("is newest first, or the owner's order if the settings say so", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await storeProject(app, { category, featured: true }))._id);
    }
    const [a = '', b = '', c = '', d = ''] = ids;
    expect(await setOrder([a, c])).toMatchObject({ status: 200, body: { success: true } });
    expect(await listIds()).toEqual([d, c, b, a]);
    await app.services.site.update({ projectOrder: 'own' });
    expect(await listIds()).toEqual([d, a, b, c]);
    // New projects come first; a restored one returns to its position.
    const { _id: e } = await storeProject(app, { category, featured: true });
    await app.services.projects.remove(b);
    await setOrder([c, e]);
    await app.services.trash.restore(b);
    expect(await listIds()).toEqual([c, d, a, b, e]);
    const { _id: f } = await storeProject(app, { category, featured: true });
    expect(await listIds()).toEqual([f, c, d, a, b, e]);
    await app.services.site.update({ projectOrder: 'newest' });
    expect(await listIds()).toEqual([f, e, d, c, b, a]);
  });

  test('includes projects that an older version has added', async () => {
    const [one, two] = [await storeProject(app), await storeProject(app)];
    await app.db.write(manager => manager.update(projectEntity, { id: two._id }, { place: null }));
    await app.services.site.update({ projectOrder: 'own' });
    await setOrder([one._id, two._id]);
    const ids = (await app.services.projects.list()).map(({ _id }) => _id);
    expect(ids.slice(0, 2)).toEqual([one._id, two._id]);
  });

  test('refuses an unknown or a repeated ID', async () => {
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

  test('creates no versions', async () => {
    const [one, two] = [await storeProject(app), await storeProject(app)];
    await setOrder([one._id, two._id]);
    expect(await app.services.versions.list(one._id)).toEqual([]);
  });

  test('continues on the second page of a category', async () => {
    const longCategory = 'Long';
    const ids: string[] = [];
    for (let count = 0; count < 53; count += 1)
      ids.push((await storeProject(app, { category: longCategory }))._id);
    await app.services.site.update({ projectOrder: 'own' });
    await setOrder(ids);
    const query = app.trpc().projects.inCategory.query;
    const { projects, next } = await query({ category: longCategory });
    const rest = await query({ category: longCategory, after: next ?? '' });
    expect([...projects, ...rest.projects].map(({ _id }) => _id)).toEqual(ids);
  });
});

describe('many projects', () => {
  const change = (projects: object[]) => app.rest('PUT', '/projects', { token, body: { projects } });
  const listShownIds = async () => (await app.services.projects.list()).map(({ _id }) => _id);

  test('are changed in one call, each with its own values, and changed back in another', async () => {
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

  test('are deleted together, and restored together to their positions', async () => {
    await app.services.trash.empty();
    const projects = [await storeProject(app, { slug: newSlug() }), await storeProject(app)];
    const before = await app.services.projects.list();
    const ids = [...projects.map(({ _id }) => _id), UNKNOWN_ID];
    expect(await app.rest('DELETE', '/projects', { token, body: { ids: [...ids, ...ids] } })).toMatchObject({
      status: 200,
      body: { count: 2 },
    });
    for (const id of ids) expect(await listShownIds()).not.toContain(id);
    expect(await app.services.trash.list()).toHaveLength(2);
    const answer = await app.rest('POST', '/trash/projects/restore', { token, body: { ids } });
    expect(answer).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await app.services.projects.list()).toEqual(before);
  });

  test('are restored all together or not at all', async () => {
    await app.services.trash.empty();
    const slug = newSlug();
    const projects = [await storeProject(app), await storeProject(app, { slug }), await storeProject(app)];
    const ids = projects.map(({ _id }) => _id);
    await app.services.projects.removeMany(ids);
    await storeProject(app, { slug });
    expect((await app.rest('POST', '/trash/projects/restore', { token, body: { ids } })).status).toBe(409);
    expect(await app.services.trash.list()).toHaveLength(3);
    for (const id of ids) expect(await listShownIds()).not.toContain(id);
  });
});
