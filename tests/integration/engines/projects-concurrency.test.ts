import { describe, expect, test } from 'vitest';
import type { Project } from '#shared/contract/project';
import { type Answer, createCaller } from '../../support/app/call-api';
import { startAppForFile } from '../../support/app/managed-app';
import { createProjectInput, newName, storeProject } from '../../support/content/project-factory';

const CALLS = 20;

const app = await startAppForFile();
const { token } = await app.signIn();

const call = createCaller(app, 'tRPC');

function callAtOnce(work: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: CALLS }, (_, index) => work(index)));
}

/** Creates fields that all contain the number of their version. */
function createVersion(index: number) {
  const mark = `version ${index}`;
  return createProjectInput({
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

describe('simultaneous calls', () => {
  test('simultaneous calls that save a complete project store one of them completely, and return to each caller its own', async () => {
    const { _id: id } = await storeProject(app);
    const answers = await callAtOnce(index =>
      call('projects.update', { token, input: { ...createVersion(index), id } }),
    );
    for (const [index, { status, body }] of answers.entries()) {
      expect(status).toBe(200);
      expect(body).toMatchObject(createVersion(index));
    }
    const moments = answers.map(({ body }) => (body as Project).updatedAt);
    expect(new Set(moments).size).toBe(CALLS);
    const stored = await app.services.projects.get(id);
    const last = answers.find(({ body }) => (body as Project).updatedAt === moments.toSorted().at(-1));
    expect(stored).toEqual(last?.body);
  });

  test('simultaneous calls that save different fields of a project are all stored', async () => {
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

  test('simultaneous calls that expect the same version succeed only once', async () => {
    const { _id: id, updatedAt: expectedUpdatedAt } = await storeProject(app);
    const answers = await callAtOnce(index =>
      call('projects.update', { token, input: { ...createVersion(index), id, expectedUpdatedAt } }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(CALLS - 1);
    expect(await app.services.projects.get(id)).toEqual(winners[0]?.body);
  });

  test('simultaneous calls that create projects with the same new category and status list both only once', async () => {
    const input = { category: newName('category'), status: newName('status') };
    const answers = await callAtOnce(() => call('projects.create', { token, input }));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { services } = app;
    expect((await services.projects.listCategories()).filter(name => name === input.category)).toHaveLength(
      1,
    );
    expect((await services.projects.getCategoryOrder()).filter(name => name === input.category)).toHaveLength(
      1,
    );
    expect((await services.projects.listStatuses()).filter(name => name === input.status)).toHaveLength(1);
    const ids = answers.map(({ body }) => (body as [Project])[0]._id);
    expect(new Set(ids).size).toBe(CALLS);
  });

  test('simultaneous calls that set different category orders store one of them completely', async () => {
    const names = [newName('a'), newName('b'), newName('c'), newName('d')];
    for (const category of names) await app.services.projects.addCategory(category);
    const orders = [names, names.toReversed()];
    await callAtOnce(index =>
      call('projects.setCategoryOrder', { token, input: { order: orders[index % 2] } }),
    );
    const order = await app.services.projects.getCategoryOrder();
    expect(orders).toContainEqual(order.slice(0, names.length));
    expect(new Set(order).size).toBe(order.length);
  });

  test('simultaneous calls that remove the same project succeed only once', async () => {
    const { _id: id } = await storeProject(app);
    const answers = await callAtOnce(() => call('projects.remove', { token, input: { id } }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(CALLS - 1);
  });
});
