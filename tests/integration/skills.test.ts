import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SAMPLE_SKILLS } from '#server/composition/sample/data/sample-skills';
import type { Skill } from '#shared/contract/skill';
import { TRANSPORTS } from '../support/call-api';
import { type CallContent, callProcedure, createContentCaller } from '../support/call-content';
import { checkRows } from '../support/check-rows';
import { startAppForFile } from '../support/managed-app';
import { storeProject, UNKNOWN_ID } from '../support/project-factory';

const UUID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const DEFAULTS = { name: '', category: '', description: '', icon: '', color: '#000000', isCore: false };

const app = await startAppForFile();
const { token } = await app.signIn();

async function storeSkills(...skills: Partial<Skill>[]): Promise<Skill[]> {
  const completeSkills = skills.map(skill => ({ ...DEFAULTS, ...skill }));
  return (await app.services.skills.saveList(completeSkills)).skills;
}

function toIds(skills: unknown): string[] {
  return (skills as Skill[]).map(({ _id }) => _id);
}

describe.each(TRANSPORTS)('skills over %s', transport => {
  let call: CallContent;
  let callAsVisitor: CallContent;
  let stored: Skill[];
  beforeAll(() => {
    call = createContentCaller(app, transport, token);
    callAsVisitor = createContentCaller(app, transport);
  });
  beforeEach(async () => {
    stored = await storeSkills({ name: 'React', category: 'Frontend' }, { name: 'Go', isCore: true });
  });

  const list = async () => (await callAsVisitor('skills.list')).body;

  async function expectRefused(input: unknown, status: number, answer: object) {
    expect(await call('skills.replace', input)).toMatchObject({ status, body: answer });
    expect(await list()).toEqual(stored);
  }

  test('are listed for anyone in the order in which they were saved', async () => {
    expect(await callAsVisitor('skills.list')).toMatchObject({ status: 200, body: stored });
  });

  test('are returned and listed exactly as saved', async () => {
    const { status, body } = await call('skills.replace', SAMPLE_SKILLS);
    expect(status).toBe(200);
    expect(body).toEqual(SAMPLE_SKILLS.map(skill => ({ _id: expect.stringMatching(UUID), ...skill })));
    expect(await list()).toEqual(body);
    expect(new Set(toIds(body)).size).toBe(SAMPLE_SKILLS.length);
  });

  test('preserve existing IDs, get new IDs otherwise, and follow the new list in content and order', async () => {
    const [react, go] = stored;
    const sent = [
      { name: 'Rust' },
      { ...go, name: 'Golang', isCore: false },
      { ...react, _id: UNKNOWN_ID },
      { _id: '', name: 'Zig' },
    ];
    const { body } = await call('skills.replace', sent);
    expect(body).toEqual([
      { ...DEFAULTS, _id: expect.stringMatching(UUID), name: 'Rust' },
      { ...go, name: 'Golang', isCore: false },
      { ...react, _id: expect.stringMatching(UUID) },
      { ...DEFAULTS, _id: expect.stringMatching(UUID), name: 'Zig' },
    ]);
    expect(await list()).toEqual(body);
    expect(toIds(body)).not.toContain(UNKNOWN_ID);
    expect(toIds(body)).not.toContain(react?._id);
  });

  test('are all deleted when an empty list is saved', async () => {
    expect(await call('skills.replace', [])).toMatchObject({ status: 200, body: [] });
    expect(await list()).toEqual([]);
  });

  test('take defaults for missing fields and drop unknown keys', async () => {
    const { body } = await call('skills.replace', [{}, { name: 'Go', __v: 1, position: 7, id: 'x' }]);
    expect(body).toEqual([
      { ...DEFAULTS, _id: expect.stringMatching(UUID) },
      { ...DEFAULTS, _id: expect.stringMatching(UUID), name: 'Go' },
    ]);
  });

  test('may have the same empty name', async () => {
    const { status, body } = await call('skills.replace', [{ name: '' }, { name: '' }, { name: ' ' }]);
    expect(status).toBe(200);
    expect(body).toHaveLength(3);
  });

  test('return 409 with both names and save nothing when two names are equal', () =>
    checkRows(
      [
        ['React', 'React'],
        ['React', 'rEACT'],
        ['Élan', ' élan '],
      ],
      async (name, twin) => {
        await expectRefused([{ name: 'Other' }, { name }, { name: twin }], 409, {
          code: 'CONFLICT',
          message: `Two skills have the same name: "${name}" and "${twin}".`,
        });
      },
    ));

  test('return 400 and save nothing when one is invalid', () =>
    checkRows(
      [
        ['an invalid color', [{ name: 'x' }, { color: 'red;}' }], [1, 'color']],
        ['an icon with a quote', [{ icon: 'fa-x" onload="x' }], [0, 'icon']],
        ['a name that is a number', [{ name: 7 }], [0, 'name']],
        ['a name that is null', [{ name: null }], [0, 'name']],
        ['a name that is too long', [{ name: 'x'.repeat(1_001) }], [0, 'name']],
        ['a description that is too long', [{ description: 'x'.repeat(100_001) }], [0, 'description']],
        ['a flag that is text', [{ isCore: 'true' }], [0, 'isCore']],
        ['an id that is a number', [{ _id: 7 }], [0, '_id']],
        ['an id twice', [{ _id: 'a' }, { _id: 'a' }], [1, '_id']],
        ['a NUL', [{ name: 'a\0' }], [0, 'name']],
        ['an item that is not a skill', ['React'], [0]],
        ['null', [null], [0]],
        ['an object', { name: 'React' }, []],
        ['an object that contains the list', { skills: [] }, []],
        ['too many', Array.from({ length: 10_001 }, () => ({})), []],
      ],
      async (_case, input, path) => {
        await expectRefused(input, 400, { code: 'BAD_REQUEST', issues: [{ path }] });
      },
    ));

  test('return 400 when the list is missing', async () => {
    await expectRefused(undefined, 400, { code: 'BAD_REQUEST' });
  });

  test('return texts exactly as they were sent', async () => {
    const text = '👩‍💻 مشروع \u202eabc\u202c e\u0301 日本語 <b>\'"\\ %_\r\n\tx  ';
    const { body } = await call('skills.replace', [
      { name: text, category: text, description: text },
      { name: '__proto__', category: 'constructor' },
    ]);
    expect(body).toMatchObject([
      { name: text, category: text, description: text },
      { name: '__proto__', category: 'constructor' },
    ]);
    expect(await list()).toEqual(body);
  });

  test('are at most 2,000, unless the site already has more', async () => {
    const skills = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `Skill ${index}` }));
    await expectRefused(skills(2_001), 400, { message: 'Skills must have at most 2,000 items' });
    await app.services.skills.restoreList(skills(2_050).map(skill => ({ ...DEFAULTS, ...skill })));
    const statuses: number[] = [];
    for (const count of [2_051, 2_050, 2_040, 2_041]) {
      statuses.push((await call('skills.replace', skills(count))).status);
    }
    expect(statuses).toEqual([400, 200, 200, 400]);
  });

  test('are saved completely and in order when there are thousands', async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `Skill ${index}`);
    const { status, body } = await call(
      'skills.replace',
      names.map(name => ({ name })),
    );
    expect(status).toBe(200);
    expect((body as Skill[]).map(({ name }) => name)).toEqual(names);
    expect(await list()).toEqual(body);
  });

  test('become core one at a time, and the others stay unchanged', async () => {
    const [react, go] = stored;
    const { status, body } = await call('skills.setCore', { id: react?._id, isCore: true });
    expect(status).toBe(200);
    expect(body).toEqual({ ...react, isCore: true });
    expect(await list()).toEqual([{ ...react, isCore: true }, go]);
  });

  test('take no other field from a request that sets core', async () => {
    const [react] = stored;
    const input = { id: react?._id, isCore: true, name: 'Other', _id: UNKNOWN_ID };
    expect((await call('skills.setCore', input)).body).toEqual({ ...react, isCore: true });
  });

  test('return 400 when core is not a boolean', () =>
    checkRows([[undefined], [null], ['true'], [1]], async isCore => {
      const answer = await call('skills.setCore', { id: stored[0]?._id, isCore });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ['isCore'] }] } });
      expect(await list()).toEqual(stored);
    }));

  test('are deleted one at a time', async () => {
    const [react, go] = stored;
    expect(await call('skills.remove', { id: react?._id })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await list()).toEqual([go]);
    expect(await call('skills.remove', { id: react?._id })).toMatchObject({ status: 404 });
  });

  test('return 404 for an unknown ID, even one that differs only by trailing spaces', async () => {
    for (const id of [UNKNOWN_ID, 'x', `${stored[0]?._id} `, '😀', '__proto__']) {
      const body = { code: 'NOT_FOUND', message: 'Skill not found.' };
      expect(await call('skills.setCore', { id, isCore: true })).toMatchObject({ status: 404, body });
      expect(await call('skills.remove', { id })).toMatchObject({ status: 404, body });
    }
    expect(await list()).toEqual(stored);
  });

  test('are suggested without duplicates or IDs, and the suggestions can be saved unchanged', async () => {
    await storeProject(app, { skills: ['rEACT', 'Basket weaving'] });
    const { status, body } = await call('skills.suggest');
    expect(status).toBe(200);
    const suggestions = body as Skill[];
    const names = suggestions.map(({ name }) => name);
    expect(names[0]).toBe('Basket weaving');
    expect(names.map(name => name.toLowerCase())).not.toContain('react');
    expect(names).toContain('Next.js');
    for (const suggestion of suggestions) expect(suggestion).not.toHaveProperty('_id');
    expect(await call('skills.replace', [...stored, ...suggestions])).toMatchObject({ status: 200 });
  });

  test('refuse visitors before the input is parsed', async () => {
    for (const answer of [
      await callAsVisitor('skills.replace', []),
      await callAsVisitor('skills.replace', { nonsense: true }),
      await callAsVisitor('skills.setCore', { id: stored[0]?._id, isCore: true }),
      await callAsVisitor('skills.remove', { id: stored[0]?._id }),
      await callAsVisitor('skills.suggest'),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    }
    expect(await list()).toEqual(stored);
  });
});

test('known skills have the category in which the owner lists similar ones', async () => {
  const { skills } = app.trpc(token);
  await skills.replace.mutate([{ name: 'Python', category: 'Code' }]);
  const known = await skills.listKnown.query();
  const rust = { name: 'Rust', category: 'Code', icon: 'fa-brands fa-rust', color: '#000000', isCore: false };
  expect(known).toContainEqual({ ...rust, description: '' });
  expect(known.find(({ name }) => name === 'SQLite')?.category).toBe('Databases');
});

describe('the version of the skill list', () => {
  const api = () => app.trpc(token).skills;

  test('is returned with the list and grows with every change', async () => {
    const before = await api().listVersioned.query();
    const saved = await api().saveList.mutate({ skills: [{ name: 'React' }, { name: 'Go' }] });
    expect(saved.version).toBe(before.version + 1);
    expect(await api().listVersioned.query()).toEqual(saved);
    const [react, go] = saved.skills;
    await api().setCore.mutate({ id: react?._id ?? '', isCore: true });
    await api().remove.mutate({ id: go?._id ?? '' });
    await app.rest('POST', '/skills', { token, body: [] });
    expect(await api().listVersioned.query()).toEqual({ version: before.version + 4, skills: [] });
  });

  test('allows a save that expects the current version', async () => {
    const { version } = await api().listVersioned.query();
    const saved = await api().saveList.mutate({ skills: [{ name: 'A' }], expectedVersion: version });
    expect(saved).toMatchObject({ version: version + 1, skills: [{ name: 'A' }] });
  });

  test('returns 409 and saves nothing when another version is expected', async () => {
    const { version } = await api().listVersioned.query();
    const theirs = await api().saveList.mutate({ skills: [{ name: 'Theirs' }] });
    for (const expectedVersion of [version, version + 2]) {
      const answer = await callProcedure(
        app,
        'mutation',
        'skills.saveList',
        { skills: [{ name: 'Mine' }], expectedVersion },
        token,
      );
      const message = 'The skills were changed elsewhere.';
      expect(answer).toEqual({ status: 409, body: { code: 'CONFLICT', message } });
    }
    expect(await api().listVersioned.query()).toEqual(theirs);
  });

  test('does not grow with a refused change', async () => {
    const before = await api().listVersioned.query();
    await callProcedure(app, 'mutation', 'skills.remove', { id: UNKNOWN_ID }, token);
    await callProcedure(app, 'mutation', 'skills.replace', [{ name: 'a' }, { name: 'A' }], token);
    expect(await api().listVersioned.query()).toEqual(before);
  });

  test('returns 400 unless it is an integer of at least 0', () =>
    checkRows([[-1], ['1'], [1.5], [null]], async expectedVersion => {
      const input = { skills: [], expectedVersion };
      const answer = await callProcedure(app, 'mutation', 'skills.saveList', input, token);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ['expectedVersion'] }] } });
    }));

  test('does not change the paths of issues, which give the index of the skill', async () => {
    const input = { skills: [{}, { color: 'no color' }] };
    const answer = await callProcedure(app, 'mutation', 'skills.saveList', input, token);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ['skills', 1, 'color'] }] } });
  });

  test('is visible only to the owner', async () => {
    for (const [type, name] of [
      ['query', 'skills.listVersioned'],
      ['mutation', 'skills.saveList'],
    ] as const) {
      expect(await callProcedure(app, type, name, undefined)).toMatchObject({ status: 401 });
    }
  });
});

test('an unsupported method returns 405 and lists the allowed ones', async () => {
  const cases = [
    ['DELETE', '/skills', 'GET, HEAD, POST'],
    ['GET', `/skills/${UNKNOWN_ID}`, 'PUT, DELETE'],
    ['DELETE', '/skills/suggestions', 'GET, HEAD'],
  ] as const;
  for (const [method, path, allowed] of cases) {
    const { status, headers } = await app.rest(method, path, { token });
    expect({ path, status, allow: headers.get('allow') }).toEqual({ path, status: 405, allow: allowed });
  }
});
