import { describe, expect, test } from 'vitest';
import { type CallOptions, createCaller, type Procedure, TRANSPORTS } from '../../support/app/call-api';
import { startAppForFile, startAppForTest } from '../../support/app/managed-app';
import { newName, storeProject } from '../../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();

test('a new site has four statuses, no category and no skill', async () => {
  const otherApp = await startAppForTest();
  expect((await otherApp.rest('GET', '/projects/statuses')).body).toEqual([
    'planning',
    'planned',
    'wip',
    'completed',
  ]);
  for (const list of ['', '/categories', '/category-order', '/skills']) {
    expect(await otherApp.rest('GET', `/projects${list}`)).toMatchObject({ status: 200, body: [] });
  }
});

describe.each(TRANSPORTS)('the lists of project fields over %s', transport => {
  const call = createCaller(app, transport);
  const asOwner = (procedure: Procedure, input: CallOptions['input']) => call(procedure, { input, token });
  async function list(procedure: Procedure): Promise<string[]> {
    const { status, body } = await call(procedure, { token });
    expect(status).toBe(200);
    return body as string[];
  }

  /** Adds new categories and returns the previous order. */
  async function addCategories(...names: string[]): Promise<string[]> {
    const before = await list('projects.categoryOrder');
    for (const category of names) await asOwner('projects.addCategory', { category });
    return before;
  }

  describe.each([
    ['category', 'projects.addCategory', 'projects.categories'],
    ['status', 'projects.addStatus', 'projects.statuses'],
  ] as const)('with each %s', (kind, add, read) => {
    test('append a new name and return the complete list', async () => {
      const before = await list(read);
      const name = newName(kind);
      const { status, body } = await asOwner(add, { [kind]: name });
      expect(status).toBe(200);
      expect(body).toEqual([...before, name]);
      expect(await list(read)).toEqual([...before, name]);
    });

    test('trim spaces around a name', async () => {
      const name = newName(kind);
      const { body } = await asOwner(add, { [kind]: `  ${name}\n` });
      expect(body).toContain(name);
      const before = await list(read);
      expect((await asOwner(add, { [kind]: `\t${name}` })).body).toEqual(before);
    });

    test('return 400 and add nothing for a name of only spaces', async () => {
      const before = await list(read);
      const message = `${kind === 'category' ? 'Category' : 'Status'} must not be empty`;
      const issues = [{ path: [kind], message: 'Must not be empty' }];
      expect(await asOwner(add, { [kind]: ' \n\t ' })).toMatchObject({
        status: 400,
        body: { message, code: 'BAD_REQUEST', issues },
      });
      expect(await list(read)).toEqual(before);
    });

    test('distinguish names by their accents, but not by case or the form of an accent', async () => {
      const base = newName(kind);
      const names = [`${base} a`, `${base} á`, `${base} ß`, `${base} ss`];
      const before = await list(read);
      for (const name of names) await asOwner(add, { [kind]: name });
      expect(await list(read)).toEqual([...before, ...names]);
      for (const name of [`${base} A`, `${base} a\u0301`]) await asOwner(add, { [kind]: name });
      expect(await list(read)).toEqual([...before, ...names]);
    });

    test('store the spelling of the list when a project spells a name differently', async () => {
      const name = newName(`${kind} á`);
      await asOwner(add, { [kind]: name });
      const before = await list(read);
      const { _id: id } = await storeProject(app, { category: 'Used', [kind]: name.toUpperCase() });
      expect((await asOwner('projects.get', { id })).body).toMatchObject({ [kind]: name });
      await asOwner('projects.update', { id, [kind]: name.normalize('NFD') });
      expect((await asOwner('projects.get', { id })).body).toMatchObject({ [kind]: name });
      expect((await list(read)).filter(other => other !== 'Used')).toEqual(
        before.filter(other => other !== 'Used'),
      );
    });

    test('append a name that a saved project uses, once', async () => {
      const before = await list(read);
      const [onCreation, onUpdate] = [newName(kind), newName(kind)];
      const { _id: id } = await storeProject(app, { category: 'Used', status: 'wip', [kind]: onCreation });
      const added = (await list(read)).filter(name => !before.includes(name) && name !== 'Used');
      expect(added).toEqual([onCreation]);
      await asOwner('projects.update', { id, [kind]: onUpdate });
      await asOwner('projects.update', { id, [kind]: onUpdate });
      expect((await list(read)).slice(-2)).toEqual([onCreation, onUpdate]);
    });
  });

  test('omit an empty status, which its project keeps', async () => {
    const { body } = await asOwner('projects.create', { status: '' });
    expect(body).toMatchObject([{ status: '' }]);
    expect(await list('projects.statuses')).not.toContain('');
  });

  test('sort the given categories first and keep the others in their order', async () => {
    const [a, b, c, d] = [newName('a'), newName('b'), newName('c'), newName('d')];
    const before = await addCategories(a, b, c, d);
    const { status, body } = await asOwner('projects.setCategoryOrder', { order: [d, b] });
    expect(status).toBe(200);
    expect(body).toEqual([d, b, ...before, a, c]);
    expect(await list('projects.categoryOrder')).toEqual([d, b, ...before, a, c]);
  });

  test('list categories independently of their order, which an empty order does not change', async () => {
    const [a, b] = [newName('a'), newName('b')];
    await addCategories(a, b);
    const categories = await list('projects.categories');
    await asOwner('projects.setCategoryOrder', { order: [b, a] });
    expect(await list('projects.categories')).toEqual(categories);
    const order = await list('projects.categoryOrder');
    expect((await asOwner('projects.setCategoryOrder', { order: [] })).body).toEqual(order);
  });

  test("append a new category to the owner's order", async () => {
    const [a, b, late] = [newName('a'), newName('b'), newName('late')];
    await addCategories(a, b);
    await asOwner('projects.setCategoryOrder', { order: [b, a] });
    const order = await list('projects.categoryOrder');
    await storeProject(app, { category: late });
    expect(await list('projects.categoryOrder')).toEqual([...order, late]);
  });

  test('return 400 with an issue for each unknown or repeated name in an order, and change nothing', async () => {
    const [a, b] = [newName('a'), newName('b')];
    await addCategories(a, b);
    const before = await list('projects.categoryOrder');
    const { status, body } = await asOwner('projects.setCategoryOrder', {
      order: [b, a.toUpperCase(), a, b],
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: `Order 2: There is no category "${a.toUpperCase()}"`,
      code: 'BAD_REQUEST',
      issues: [
        { path: ['order', 1], message: `There is no category "${a.toUpperCase()}"` },
        { path: ['order', 3], message: `"${b}" is listed twice` },
      ],
    });
    expect(await list('projects.categoryOrder')).toEqual(before);
  });

  test('list the skills in use once each, in alphabetical order, until their last project is deleted', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map(letter => `${letter} ${newName('skill')}`);
    if (!a || !b || !c) throw new Error('unreachable');
    const first = await storeProject(app, { skills: [c, a] });
    await storeProject(app, { skills: [a, b, b] });
    const listMine = async () => (await list('projects.skills')).filter(name => [a, b, c].includes(name));
    expect(await listMine()).toEqual([a, b, c]);
    await asOwner('projects.remove', { id: first._id });
    expect(await listMine()).toEqual([a, b]);
  });
});
