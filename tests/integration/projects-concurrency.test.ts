import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '../../src/shared/contract/project';
import { type Answer, type CallApi, createCaller, TRANSPORTS } from '../support/call-api';
import { newName, storeProject, wholeProject } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';

const AT_ONCE = 20;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());

function atOnce(work: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));
}

/** Every field says which version it belongs to. */
function version(index: number) {
  const mark = `version ${index}`;
  return wholeProject({
    title: mark,
    description: mark,
    details: mark.repeat(500),
    learned: mark,
    skills: [mark],
    timeline: mark,
    status: mark,
    category: mark,
    featured: index % 2 === 0,
    media: [{ type: 'image', url: `/uploads/${index}.png`, caption: mark }],
  });
}

describe.each(TRANSPORTS)('at the same time over %s', transport => {
  let call: CallApi;
  beforeAll(() => {
    call = createCaller(app, transport);
  });

  test('whole saves of one project leave one version whole, and each caller is answered its own', async () => {
    const { _id: id } = await storeProject(app);
    const answers = await atOnce(index =>
      call('projects.update', { token, input: { ...version(index), id } }),
    );
    for (const [index, { status, body }] of answers.entries()) {
      expect(status).toBe(200);
      expect(body).toMatchObject(version(index));
    }
    const moments = answers.map(({ body }) => (body as Project).updatedAt);
    expect(new Set(moments).size).toBe(AT_ONCE);
    const stored = await app.services.projects.get(id);
    const last = answers.find(({ body }) => (body as Project).updatedAt === moments.toSorted().at(-1));
    expect(stored).toEqual(last?.body);
  });

  test('saves of different fields of one project all count', async () => {
    const { _id: id } = await storeProject(app, { featured: false, public: false });
    const fields = [
      { title: 'T' },
      { description: 'D' },
      { featured: true },
      { public: true },
      { skills: ['S'] },
      { live: '' },
    ];
    await Promise.all(fields.map(field => call('projects.update', { token, input: { id, ...field } })));
    expect(await app.services.projects.get(id)).toMatchObject(Object.assign({}, ...fields));
  });

  test('of saves that expect the same version exactly one goes through', async () => {
    const { _id: id, updatedAt: expectedUpdatedAt } = await storeProject(app);
    const answers = await atOnce(index =>
      call('projects.update', { token, input: { ...version(index), id, expectedUpdatedAt } }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1);
    expect(await app.services.projects.get(id)).toEqual(winners[0]?.body);
  });

  test('new projects with the same new category and status list each once', async () => {
    const input = { category: newName('category'), status: newName('status') };
    const answers = await atOnce(() => call('projects.create', { token, input }));
    expect(answers.every(({ status }) => status === (transport === 'REST' ? 201 : 200))).toBe(true);
    const { services } = app;
    expect((await services.projects.listCategories()).filter(name => name === input.category)).toHaveLength(
      1,
    );
    expect((await services.projects.getCategoryOrder()).filter(name => name === input.category)).toHaveLength(
      1,
    );
    expect((await services.projects.listStatuses()).filter(name => name === input.status)).toHaveLength(1);
    const ids = answers.map(({ body }) => (body as [Project])[0]._id);
    expect(new Set(ids).size).toBe(AT_ONCE);
  });

  test('the same category added by many is listed once and answered to all', async () => {
    const category = newName('category');
    const answers = await atOnce(() => call('projects.addCategory', { token, input: { category } }));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect((body as string[]).filter(name => name === category)).toHaveLength(1);
    }
  });

  test('different orders leave one of them whole', async () => {
    const names = [newName('a'), newName('b'), newName('c'), newName('d')];
    for (const category of names) await app.services.projects.addCategory(category);
    const orders = [names, names.toReversed()];
    await atOnce(index => call('projects.setCategoryOrder', { token, input: { order: orders[index % 2] } }));
    const order = await app.services.projects.getCategoryOrder();
    expect(orders).toContainEqual(order.slice(0, names.length));
    expect(new Set(order).size).toBe(order.length);
  });

  test('one project removed by many is removed by one', async () => {
    const { _id: id } = await storeProject(app);
    const answers = await atOnce(() => call('projects.remove', { token, input: { id } }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(AT_ONCE - 1);
  });
});
