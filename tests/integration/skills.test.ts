import { beforeEach, expect, test } from 'vitest';
import { SAMPLE_SKILLS } from '#server/composition/sample/data/sample-skills';
import type { Skill } from '#shared/contract/skill';
import { createContentCaller } from '../support/app/call-content';
import { startAppForFile } from '../support/app/managed-app';
import { storeProject, UNKNOWN_ID } from '../support/content/project-factory';

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

const call = createContentCaller(app, token);
const list = () => app.trpc().skills.list.query();
let stored: Skill[];
beforeEach(async () => {
  stored = await storeSkills({ name: 'React', category: 'Frontend' }, { name: 'Go', isCore: true });
});

async function expectRefused(input: unknown, status: number, answer: object) {
  expect(await call('skills.replace', input)).toMatchObject({ status, body: answer });
  expect(await list()).toEqual(stored);
}

test('skills are returned, and listed for anyone, exactly as saved', async () => {
  const { status, body } = await call('skills.replace', SAMPLE_SKILLS);
  expect(status).toBe(200);
  expect(body).toEqual(SAMPLE_SKILLS.map(skill => ({ _id: expect.stringMatching(UUID), ...skill })));
  expect(await list()).toEqual(body);
  expect(new Set(toIds(body)).size).toBe(SAMPLE_SKILLS.length);
});

test('saved skills keep known IDs, get new ones otherwise, and follow the new list in content and order', async () => {
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

test('two equal names return 409 with both, and nothing is saved', () =>
  expectRefused([{ name: 'Other' }, { name: 'Élan' }, { name: ' élan ' }], 409, {
    code: 'CONFLICT',
    message: 'Two skills have the same name: "Élan" and " élan ".',
  }));

test('a site has at most 2,000 skills, unless it already has more', async () => {
  const skills = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Skill ${index}` }));
  await expectRefused(skills(2_001), 400, { message: 'Skills must have at most 2,000 items' });
  await app.services.skills.restoreList(skills(2_050).map(skill => ({ ...DEFAULTS, ...skill })));
  const statuses: number[] = [];
  for (const count of [2_051, 2_050, 2_040, 2_041]) {
    statuses.push((await call('skills.replace', skills(count))).status);
  }
  expect(statuses).toEqual([400, 200, 200, 400]);
  expect((await list()).map(({ name }) => ({ name }))).toEqual(skills(2_040));
});

test('setting core changes no other field and no other skill', async () => {
  const [react, go] = stored;
  const input = { id: react?._id, isCore: true, name: 'Other', _id: UNKNOWN_ID };
  const core = { ...react, isCore: true };
  expect(await call('skills.setCore', input)).toMatchObject({ status: 200, body: core });
  expect(await list()).toEqual([core, go]);
});

test('skills are deleted one at a time', async () => {
  const [react, go] = stored;
  const remove = () => call('skills.remove', { id: react?._id });
  expect(await remove()).toMatchObject({ status: 200, body: { success: true } });
  expect(await list()).toEqual([go]);
  expect(await remove()).toMatchObject({ status: 404, body: { message: 'Skill not found.' } });
});

test('suggestions have no duplicates and no IDs, and can be saved unchanged', async () => {
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

const api = () => app.trpc(token).skills;

test('the list of skills has a version, which grows with every change', async () => {
  const { version } = await api().listVersioned.query();
  const list = { skills: [{ name: 'React' }, { name: 'Go' }], expectedVersion: version };
  const saved = await api().saveList.mutate(list);
  expect(saved).toMatchObject({ version: version + 1, skills: list.skills });
  expect(await api().listVersioned.query()).toEqual(saved);
  const [react, go] = saved.skills;
  await api().setCore.mutate({ id: react?._id ?? '', isCore: true });
  await api().remove.mutate({ id: go?._id ?? '' });
  await app.rest('POST', '/skills', { token, body: [] });
  expect(await api().listVersioned.query()).toEqual({ version: version + 4, skills: [] });
  await call('skills.remove', { id: UNKNOWN_ID });
  await call('skills.replace', [{ name: 'a' }, { name: 'A' }]);
  expect(await api().listVersioned.query()).toEqual({ version: version + 4, skills: [] });
});

test('a save of skills that expects another version returns 409 and saves nothing', async () => {
  const theirs = await api().saveList.mutate({ skills: [{ name: 'Theirs' }] });
  for (const expectedVersion of [theirs.version - 1, theirs.version + 1]) {
    const saving = api().saveList.mutate({ skills: [{ name: 'Mine' }], expectedVersion });
    const refused = { message: 'The skills were changed elsewhere.', data: { code: 'CONFLICT' } };
    await expect(saving).rejects.toMatchObject(refused);
  }
  expect(await api().listVersioned.query()).toEqual(theirs);
});
