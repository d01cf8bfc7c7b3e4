import { expect, test } from 'vitest';
import { projectEntity } from '#server/features/projects/project-entity';
import { siteUpdateSchema } from '#shared/contract/site';
import { createCaller, type Procedure } from '../support/app/call-api';
import { startAppForFile } from '../support/app/managed-app';
import { checkRows } from '../support/check-rows';
import { storeProject } from '../support/content/project-factory';

// unit/input-limits.test.ts and engines/accepted-input.test.ts send invalid and valid values of every field.

const NOT_STORABLE = 'ust not contain the NUL character or half of a surrogate pair';

const app = await startAppForFile();
const { token } = await app.signIn();
const call = createCaller(app, 'REST');
const asOwner = (procedure: Procedure, input: unknown) => call(procedure, { input, token });

/** Creates a project with the fields and reads it as a visitor. */
async function createAndRead(fields: object): Promise<unknown> {
  const { body } = await asOwner('projects.create', fields);
  const [project] = [body].flat().map(Object);
  const answer = await call('projects.get', { input: { id: project._id } });
  expect(answer.body).toEqual(project);
  return answer.body;
}

test('the message names the refused field and the reason', () =>
  checkRows<[object, string]>(
    [
      [{ github: 'javascript:alert(1)' }, 'GitHub URL must be a web address'],
      [{ live: 'ftp://example.org' }, 'Live demo URL must be a web address'],
      [{ media: [{ type: 'image', url: 'data:x' }] }, 'Media 1 link must be'],
      [{ skills: ['a', 7] }, 'Skills 2 must be text'],
    ],
    async (fields, words) => {
      const { status, body } = await asOwner('projects.create', fields);
      const message = expect.stringMatching(new RegExp(`^${words}`));
      expect({ status, body }).toMatchObject({ status: 400, body: { message } });
    },
  ));

test.each([
  ['skills', 'Skill'],
  ['media', { type: 'image', url: '/uploads/a.png' }],
])('a project has at most 500 %s', async (field, item) => {
  const fields = (count: number) => ({ [field]: Array.from({ length: count }, () => item) });
  const { _id: id } = await storeProject(app);
  const tooMany = { status: 400, body: { issues: [{ path: [field] }] } };
  expect(await asOwner('projects.create', fields(501))).toMatchObject(tooMany);
  expect(await asOwner('projects.update', { id, ...fields(501) })).toMatchObject(tooMany);
  const pending = await asOwner('projects.update', { id, pendingChanges: fields(501) });
  expect(pending.body).toMatchObject({ issues: [{ path: ['pendingChanges', field] }] });
  expect((await asOwner('projects.update', { id, ...fields(500) })).status).toBe(200);
});

test('a stored project with more than 500 skills can be saved, but gets no more', async () => {
  const { _id: id } = await storeProject(app);
  const skills = (count: number) => Array.from({ length: count }, (_, index) => `Skill ${index}`);
  await app.db.write(manager => manager.update(projectEntity, { id }, { skills: skills(600) }));
  for (const [fields, status] of [
    [{ title: 'Saved' }, 200],
    [{ skills: skills(601) }, 400],
    [{ skills: skills(600) }, 200],
    [{ pendingChanges: { skills: skills(599) } }, 200],
    [{ skills: skills(550) }, 200],
    [{ pendingChanges: null }, 200],
    [{ skills: skills(551) }, 400],
  ] as const) {
    const answer = await asOwner('projects.update', { id, ...fields });
    expect({ fields, status: answer.status }).toEqual({ fields, status });
  }
});

test('a bare host becomes a web address', async () => {
  const stored = 'https://example.org/me';
  const fields = { github: ' example.org/me ', live: 'example.org/me' };
  expect(await createAndRead(fields)).toMatchObject({ github: stored, live: stored });
  await app.services.site.update(siteUpdateSchema.parse({ codeProfileUrl: 'example.org/me' }));
  expect(await app.services.site.get()).toMatchObject({ codeProfileUrl: stored });
});

test('spaces and line breaks of a text stay as typed', async () => {
  const text = '  one\r\ntwo\n\tthree\u2028four  ';
  const media = [{ type: 'image', url: '/a.png', caption: text, filename: text }];
  const fields = { title: text, details: text, learned: text, skills: [text], media };
  expect(await createAndRead(fields)).toMatchObject(fields);
});

test('text that not every database can store is refused anywhere in the input', () =>
  checkRows<[Procedure, object]>(
    [
      ['projects.create', { skills: ['fine', '\0'] }],
      ['projects.create', { unknown: { '\0': [] } }],
      ['projects.create', { details: `${'x'.repeat(1_000)}\ude00` }],
      ['projects.get', { id: 'a\0' }],
    ],
    async (procedure, input) => {
      const { status, body } = await asOwner(procedure, input);
      const issues = [{ path: expect.any(Array), message: `M${NOT_STORABLE}` }];
      const message = expect.stringMatching(new RegExp(`^(\\w.* m|M)${NOT_STORABLE}$`));
      expect({ status, body }).toEqual({ status: 400, body: { code: 'BAD_REQUEST', message, issues } });
    },
  ));

test('categories and skills may have the names of inherited object properties', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  await storeProject(app, { skills: names });
  for (const category of names)
    expect((await asOwner('projects.addCategory', { category })).status).toBe(200);
  const { body } = await asOwner('projects.setCategoryOrder', { order: names });
  expect([body].flat().slice(0, 4)).toEqual(names);
  expect((await call('projects.skills')).body).toEqual(expect.arrayContaining(names));
});
