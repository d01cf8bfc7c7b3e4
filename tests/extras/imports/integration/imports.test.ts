import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { importedItemEntity, importRunEntity } from '#server/composition/import-tables';
import { newId } from '#server/core/database/new-id';
import { projectEntity } from '#server/features/projects/project-entity';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import { skillEntity } from '#server/features/skills/skill-entity';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import { NEW_SKILL } from '#shared/contract/skill';
import { AUTH_HEADER } from '#shared/credentials';
import type { ImportPlan, ImportResult } from '#shared/extras/imports/import-contract';
import { withImports } from '#tests/extras/imports/support/app-with-imports';
import {
  type AnswerGitHub,
  NOT_FOUND,
  readme,
  repository,
  startGitHub,
} from '#tests/extras/imports/support/github-server';
import { startAppForFile } from '#tests/support/app/managed-app';
import { picture } from '#tests/support/content/media-factory';
import { dumpTables } from '#tests/support/database/dump-tables';

const { server, apiUrl } = await startGitHub((...request) => answerGitHub(...request));
afterAll(() => void server.close());
const image = await picture(40, 30).png().toBuffer();
const openPictures = async () => ({ status: 200, location: undefined, body: Readable.from([image]) });
const app = await startAppForFile({ settings: { GITHUB_API_URL: apiUrl } }, withImports({ openPictures }));
const { token } = await app.signIn();
beforeEach(async () => {
  const content = [projectEntity, timelineElementEntity, skillEntity, siteSettingsEntity, versionEntity];
  await app.db.write(async manager => {
    for (const entity of [...content, importedItemEntity, importRunEntity]) await manager.deleteAll(entity);
  });
});

const RESUME = {
  basics: { name: 'Ada', profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }] },
  work: [{ name: 'Acme', position: 'Engineer', startDate: '2019', endDate: '2021-06' }],
  projects: [{ name: 'Engine', description: 'Turns.' }, { name: 'Gauge' }],
  skills: [{ name: 'Web', keywords: ['CSS', 'HTML'] }],
};

function plan(resume: object): Promise<ImportPlan> {
  return app.trpc(token).imports.planResume.mutate({ text: JSON.stringify(resume) });
}

/** Imports all proposed items, or those with the given keys. */
async function importItems(resume: object, keys?: string[]): Promise<ImportResult> {
  const proposed = (await plan(resume)).items.filter(({ isProposed }) => isProposed);
  const text = JSON.stringify(resume);
  return app.trpc(token).imports.applyResume.mutate({ text, keys: keys ?? proposed.map(({ key }) => key) });
}

async function getStates(resume: object): Promise<Record<string, string>> {
  return Object.fromEntries((await plan(resume)).items.map(({ name, state }) => [name, state]));
}

test('a plan lists the items of an import and changes nothing', async () => {
  const before = await dumpTables(app);
  const { items } = await plan(RESUME);
  expect(items.map(({ target, name }) => `${target} ${name}`)).toEqual([
    ...['settings Name', 'settings Links', 'timeline Engineer at Acme'],
    ...['projects Engine', 'projects Gauge', 'skills CSS', 'skills HTML'],
  ]);
  expect(await dumpTables(app)).toEqual(before);
});

test('imported items become drafts in the order of the file and are hidden from visitors', async () => {
  expect(await importItems(RESUME)).toEqual({
    _id: expect.any(String),
    made: 5,
    changed: 1,
    withheld: 0,
    problems: [],
  });
  expect(await app.services.projects.list()).toEqual([]);
  expect(await app.services.timeline.list()).toEqual([]);
  const projects = await app.services.projects.list('owner');
  expect(projects).toMatchObject([
    { title: 'Engine', description: 'Turns.', draft: true, public: true },
    { title: 'Gauge', draft: true },
  ]);
  expect(await app.services.timeline.list('owner')).toMatchObject([
    { title: 'Engineer at Acme', kind: 'work', endDate: '2021-06', draft: true },
  ]);
  expect((await app.services.skills.list()).map(({ name }) => name)).toEqual(['CSS', 'HTML']);
  const { ownerName, links } = await app.services.site.get();
  expect({ ownerName, links }).toMatchObject({ ownerName: 'Ada', links: [{ label: 'GitHub' }] });
});

test('repeating an import changes nothing', async () => {
  await importItems(RESUME);
  const before = await dumpTables(app);
  expect(new Set(Object.values(await getStates(RESUME)))).toEqual(new Set(['same']));
  const keys = (await plan(RESUME)).items.map(({ key }) => key);
  expect(await importItems(RESUME, keys)).toEqual({
    _id: null,
    made: 0,
    changed: 0,
    withheld: 0,
    problems: [],
  });
  expect(await dumpTables(app)).toEqual(before);
});

test('a newer file updates only items that the owner has not changed', async () => {
  await importItems(RESUME);
  const [engine, gauge] = await app.services.projects.list('owner');
  await app.services.projects.update({ id: String(gauge?._id), description: 'Mine.', draft: false });
  const newer = {
    ...RESUME,
    projects: [
      { name: 'Engine', description: 'Spins.' },
      { name: 'Gauge', description: 'Theirs.' },
    ],
  };
  expect(await getStates(newer)).toMatchObject({ Engine: 'changed', Gauge: 'kept' });
  expect(await importItems(newer)).toMatchObject({ made: 0, changed: 1 });
  expect(await app.services.projects.list('owner')).toMatchObject([
    { _id: engine?._id, description: 'Spins.', draft: true },
    { _id: gauge?._id, description: 'Mine.' },
  ]);
  expect(await getStates(newer)).toMatchObject({ Engine: 'same', Gauge: 'kept' });
});

test('an event that the owner has entered is not imported again', async () => {
  const event = { type: 'event', title: 'engineer  at Acme', year: 2019, endDate: '2021' } as const;
  await app.services.timeline.create({ ...event, draft: false });
  await app.services.timeline.create({ ...event, title: 'Engineer at Acme', endDate: '2020', draft: false });
  const [job] = RESUME.work;
  const resume = { work: [job, { ...job, name: 'Other' }] };
  expect(await getStates(resume)).toEqual({ 'Engineer at Acme': 'same', 'Engineer at Other': 'new' });
  expect(await importItems(resume)).toMatchObject({ made: 1 });
  expect(await app.services.timeline.list('owner')).toHaveLength(3);
});

test('an import with one invalid entry changes nothing, and the error names the entry', async () => {
  const before = await dumpTables(app);
  const long = { ...RESUME, projects: [{ name: 'Engine' }, { name: 'x'.repeat(1_001) }] };
  const text = JSON.stringify(long);
  const keys = (await plan(long)).items.map(({ key }) => key);
  const { status, body } = await app.rest('POST', '/imports/json-resume', { body: { text, keys }, token });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  expect(Object(body).message).toMatch(/^projects 2, "x+": Title/);
  expect(await dumpTables(app)).toEqual(before);
});

test('undoing an import moves created items to the trash and restores changed ones', async () => {
  await app.services.site.update({ ownerName: 'Grace' });
  await importItems(RESUME, ['projects/engine']);
  const newer = { ...RESUME, projects: [{ name: 'Engine', description: 'Spins.' }, { name: 'Gauge' }] };
  const { items } = await plan(newer);
  const { _id } = await importItems(
    newer,
    items.map(({ key }) => key),
  );
  const { ownerName } = await app.services.site.get();
  expect(ownerName).toBe('Ada');
  const { status, body } = await app.rest('POST', `/imports/${_id}/undo`, { token });
  expect({ status, body }).toEqual({ status: 200, body: { removed: 4, restored: 2, kept: 0 } });
  expect(await app.services.projects.list('owner')).toMatchObject([
    { title: 'Engine', description: 'Turns.' },
  ]);
  expect(await app.services.timeline.list('owner')).toEqual([]);
  expect(await app.services.skills.list()).toEqual([]);
  expect(await app.services.site.get()).toMatchObject({ ownerName: 'Grace', links: [] });
  const trash = await app.trpc(token).trash.list.query();
  expect(trash.map(({ name }) => name).sort()).toEqual(['Engineer at Acme', 'Gauge']);
  // The trash shows them as one row.
  for (const item of trash) expect(item.undoneImport).toEqual({ id: _id, source: 'JSON Resume' });

  const again = await app.rest('POST', `/imports/${_id}/undo`, { token });
  expect({ status: again.status, body: again.body }).toMatchObject({ status: 409 });
  expect(await app.trpc(token).imports.list.query()).toMatchObject([
    { _id, source: 'JSON Resume', made: 4, changed: 2, isUndone: true },
    { made: 1, changed: 0, isUndone: false },
  ]);
  expect(await getStates(RESUME)).toMatchObject({ Gauge: 'new' });
});

test('undoing an import skips items that were changed or deleted since', async () => {
  await importItems(RESUME, ['projects/engine']);
  const [engine] = await app.services.projects.list('owner');
  const id = String(engine?._id);
  const newer = { ...RESUME, projects: [{ name: 'Engine', description: 'Spins.' }, { name: 'Gauge' }] };
  const { _id } = await importItems(newer, ['projects/engine', 'projects/gauge']);
  await app.services.projects.update({ id, description: 'Mine.' });
  const gauge = (await app.services.projects.list('owner')).find(({ title }) => title === 'Gauge');
  await app.services.projects.remove(String(gauge?._id));
  const { body } = await app.rest('POST', `/imports/${_id}/undo`, { token });
  expect(body).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await app.services.projects.get(id, 'owner')).toMatchObject({ description: 'Mine.' });
});

test('an import never makes the list of skills longer than the editor can save', async () => {
  const rows = Array.from({ length: 1_999 }, (_, position) => ({
    ...{ id: newId(), position, ...NEW_SKILL, name: `Skill ${position}` },
  }));
  await app.db.write(async manager => {
    for (let start = 0; start < rows.length; start += 1_000)
      await manager.insert(skillEntity, rows.slice(start, start + 1_000));
  });
  const refused = importItems(RESUME, ['skills/css', 'skills/html']);
  await expect(refused).rejects.toThrow('The site can have at most 2,000 skills. Select fewer.');
  expect(await app.services.skills.list()).toHaveLength(1_999);
  expect(await importItems(RESUME, ['skills/css'])).toMatchObject({ made: 1 });
});

test('an import recorded by an earlier version can be undone, including its skills', async () => {
  const { _id } = await importItems(RESUME, ['skills/css', 'skills/html']);
  await app.db.write(manager =>
    manager.query(`UPDATE import_run SET things = REPLACE(things, '"skills"', '"skill"')`),
  );
  const { body } = await app.rest('POST', `/imports/${_id}/undo`, { token });
  expect(body).toEqual({ removed: 2, restored: 0, kept: 0 });
  expect(await app.services.skills.list()).toEqual([]);
});

test('the drafts of an import are counted and published together', async () => {
  const { _id } = await importItems(RESUME);
  const { imports } = app.trpc(token);
  const listDrafts = async () => (await imports.list.query())[0]?.drafts;
  expect(await listDrafts()).toEqual([
    { target: 'projects', count: 2, withheld: 0 },
    { target: 'timeline', count: 1, withheld: 0 },
  ]);
  const [engine] = await app.services.projects.list('owner');
  await app.services.projects.remove(String(engine?._id));
  const publish = async (id = _id) => app.rest('POST', `/imports/${id}/publish`, { token });
  expect((await publish()).body).toEqual({ count: 2, withheld: 0 });
  expect(await listDrafts()).toEqual([]);
  expect(await app.services.projects.list()).toMatchObject([{ title: 'Gauge' }]);
  expect(await app.services.timeline.list()).toMatchObject([{ title: 'Engineer at Acme' }]);
  expect((await publish()).body).toEqual({ count: 0, withheld: 0 });

  await imports.undo.mutate({ id: String(_id) });
  expect(await listDrafts()).toEqual([]);
  expect((await publish()).status).toBe(409);
});

const READMES: Record<string, string> = {
  'ada/engine': 'It **turns**.\n\n![Engine](docs/engine.png)',
  'ada/gauge': 'It tells.\n\n<img src="https://10.0.0.1/gauge.png">',
};

/** State of the GitHub server: what its responses contain, and the tokens it has received. */
const github = { stars: 12, description: 'The engine.', isLimited: false, tokens: new Set<string>() };

const answerGitHub: AnswerGitHub = (path, query, token) => {
  if (token) github.tokens.add(token);
  if (token === 'wrong') return { status: 401, body: { message: 'Bad credentials' } };
  if (github.isLimited) {
    const reset = Math.floor(Date.now() / 1_000) + 25 * 60;
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${reset}` };
    return { status: 403, headers, body: { message: 'API rate limit exceeded' } };
  }
  const [, fullName] = /^\/api\/v3\/repos\/(ada\/\w+)\/readme$/.exec(path) ?? [];
  const text = READMES[fullName ?? ''];
  if (fullName && text) return { body: readme(fullName, text) };
  if (path !== '/api/v3/users/ada/repos') return NOT_FOUND;
  const repositories = [
    repository('engine', { stargazers_count: github.stars, description: github.description }),
    repository('gauge'),
    repository('bare', { description: null, topics: [] }),
    repository('secret', { private: true }),
  ];
  const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
  // With a page size of 30, the server returns two pages.
  if (size !== 30) return { body: repositories };
  const isLast = page === 2;
  const body = isLast ? repositories.slice(2) : repositories.slice(0, 2);
  return { headers: isLast ? {} : { link: '<https://x/?page=2>; rel="next"' }, body };
};

test('public repositories are listed in pages, and none is proposed', async () => {
  const first = await app.trpc(token).imports.planRepositories.mutate({ profile: 'https://github.com/ada' });
  expect(first).toMatchObject({
    ...{ profile: 'ada', nextPage: 2 },
    items: [
      {
        key: 'ada/engine',
        note: '12 stars · TypeScript · cli. The engine.',
        state: 'new',
        isProposed: false,
      },
      { key: 'ada/gauge' },
    ],
  });
  const second = await app.trpc(token).imports.planRepositories.mutate({ profile: 'ada', page: 2 });
  expect({ ...second, items: second.items.map(({ key }) => key) }).toEqual({
    ...{ profile: 'ada', nextPage: null, leftOut: [] },
    items: ['ada/bare'],
  });
});

test('imported repositories become drafts with the start of their README and pictures from public addresses only', async () => {
  const { imports } = app.trpc(token);
  const keys = ['ada/engine', 'ada/gauge', 'ada/bare'];
  const result = await imports.applyRepositories.mutate({ profile: 'ada', keys });
  expect(result).toMatchObject({ made: 3, changed: 0 });
  expect(result.problems).toEqual(["gauge: Couldn't fetch the image: 10.0.0.1 is not a public address."]);
  const projects = await app.services.projects.list('owner');
  expect(projects).toMatchObject([
    {
      ...{ title: 'Engine', description: 'The engine.', details: 'It **turns**.', draft: true },
      ...{ github: 'https://github.com/ada/engine', skills: ['TypeScript', 'cli'] },
      keyFigures: [
        { value: '12', label: 'Stars' },
        { value: '3', label: 'Forks' },
      ],
      image: expect.stringMatching(/^\/uploads\/.+\.png$/),
    },
    { title: 'Gauge', details: 'It tells.', image: '' },
    { title: 'Bare', details: '', description: '' },
  ]);
  const address = app.url + projects[0]?.image;
  expect((await fetch(address, { headers: { [AUTH_HEADER]: token } })).status).toBe(200);
  expect((await fetch(address)).status).toBe(404);
  expect(await imports.repositories.query()).toMatchObject([
    { name: 'ada/bare', stars: 12, forks: 3 },
    { name: 'ada/engine', projectId: projects[0]?._id, stars: 12 },
    { name: 'ada/gauge' },
  ]);
});

test('a refresh updates the figures, and the texts only if the owner has not changed them', async () => {
  const { imports } = app.trpc(token);
  await imports.applyRepositories.mutate({ profile: 'ada', keys: ['ada/engine'] });
  Object.assign(github, { stars: 40, description: 'A better engine.' });
  expect(await imports.refreshRepositories.mutate({})).toMatchObject({ changed: 1 });
  const [engine] = await app.services.projects.list('owner');
  expect(engine).toMatchObject({ description: 'A better engine.', details: 'It **turns**.' });
  expect(engine?.keyFigures).toMatchObject([{ value: '40', label: 'Stars' }, { label: 'Forks' }]);
  const id = String(engine?._id);
  const scales = { value: '14', label: 'Scales' };
  const keyFigures = [scales, { value: '40', label: 'Stars' }];
  await app.services.projects.update({ id, description: 'Mine.', keyFigures, draft: false });
  Object.assign(github, { stars: 41, description: 'The best engine.' });
  const { _id } = await imports.refreshRepositories.mutate({});
  expect(await app.services.projects.get(id)).toMatchObject({
    description: 'Mine.',
    keyFigures: [scales, { value: '41', label: 'Stars' }],
  });
  expect(await imports.repositories.query()).toMatchObject([{ stars: 41 }]);
  await imports.undo.mutate({ id: String(_id) });
  expect(await app.services.projects.get(id)).toMatchObject({ keyFigures });

  // A project without these figures is not changed.
  await app.services.projects.update({ id, keyFigures: [] });
  Object.assign(github, { stars: 42 });
  expect(await imports.refreshRepositories.mutate({})).toMatchObject({ _id: null, made: 0, changed: 0 });
  expect(await imports.repositories.query()).toMatchObject([{ stars: 42 }]);
});

test('refusals by GitHub return a readable message and the time to retry', async () => {
  const requestPlan = (body: object) => app.rest('POST', '/imports/github/plan', { body, token });
  expect(await requestPlan({ profile: 'nobody' })).toMatchObject({
    status: 404,
    body: { message: 'GitHub has no profile named "nobody".' },
  });
  expect(await requestPlan({ profile: 'ada', token: 'wrong' })).toMatchObject({
    status: 400,
    body: { message: 'GitHub rejected this token.' },
  });
  github.isLimited = true;
  const limited = await requestPlan({ profile: 'ada', token: 'typed' });
  github.isLimited = false;
  expect(limited).toMatchObject({
    status: 429,
    body: {
      message:
        "GitHub's rate limit is reached. Try again in 25 minutes, or use a token, which allows more requests.",
    },
  });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(24 * 60);
  expect(github.tokens).toEqual(new Set(['wrong', 'typed']));
  expect(JSON.stringify(await dumpTables(app))).not.toContain('typed');
});

test('importing a missing repository changes nothing', async () => {
  const before = await dumpTables(app);
  const { imports } = app.trpc(token);
  for (const key of ['ada/other', 'ada/secret', 'grace/engine']) {
    await expect(
      imports.applyRepositories.mutate({ profile: 'ada', keys: ['ada/engine', key] }),
    ).rejects.toThrow('is not a public repository of ada');
  }
  expect(await dumpTables(app)).toEqual(before);
});
