import { beforeAll, expect, test } from 'vitest';
import { NEW_SKILL } from '#shared/contract/skill';
import { FILTERED_ROWS, RECENT_RESULTS, SEARCH_RESULTS } from '#shared/search-limits';
import { startAppForFile } from '../support/app/managed-app';
import { startApp } from '../support/app/start-app';
import { createProjectInput } from '../support/content/project-factory';

const app = await startAppForFile();
let scalesId = '';
beforeAll(async () => {
  const { projects, skills } = app.services;
  const plain = { description: '', details: '', learned: '', media: [] };
  const web = { ...plain, category: 'Web', status: 'Completed', skills: ['React', 'SQL'] };
  await projects.create(createProjectInput({ ...web, title: 'Signal box', details: 'Nine **levers** <b>' }));
  await projects.create(
    createProjectInput({
      ...web,
      title: 'Lending desk',
      public: false,
      skills: ['SQL', 'sql'],
      media: [{ type: 'image', url: '/uploads/desk.webp', caption: 'Mahogany' }],
    }),
  );
  const scales = createProjectInput({
    ...plain,
    title: 'Hivescale',
    category: 'Devices',
    status: 'wip',
    skills: ['C++'],
    learned: '*Patience*',
  });
  scalesId = (await projects.create(scales))._id;
  await skills.saveList([
    { ...NEW_SKILL, name: 'Woodwork', category: 'Crafts', description: 'Joints without levers' },
  ]);
});

const find = (q: string) => app.trpc().search.find.query({ q });
const filter = (fields: object) => app.trpc().search.projects.query(fields);
const toTitles = ({ categories }: Awaited<ReturnType<typeof filter>>) =>
  categories.map(({ category, projects }) => [category, ...projects.map(({ title }) => title)]);

test('search finds projects and skills by their words, over both tRPC and REST', async () => {
  const found = await find('lever');
  expect(found).toEqual([
    {
      kind: 'skill',
      title: 'Woodwork',
      path: '/#skills',
      cover: '',
      category: 'Crafts',
      excerpt: 'Joints without levers',
      tags: [],
      marks: { title: [], excerpt: [{ start: 15, end: 21 }] },
    },
    {
      kind: 'project',
      title: 'Signal box',
      language: 'de',
      path: expect.stringMatching(/^\/projects\/./),
      cover: expect.any(String),
      timeline: expect.any(String),
      excerpt: 'Nine levers <b>',
      tags: [],
      marks: { title: [], excerpt: [{ start: 5, end: 11 }] },
    },
  ]);
  expect((await app.rest('GET', '/search?q=lever')).body).toEqual(found);
  expect((await find('crafts')).map(({ title, tags }) => [title, ...tags])).toEqual([['Woodwork', 'Crafts']]);
  expect(await find('nothing of the kind')).toEqual([]);
  expect(await find('  ')).toEqual([]);
});

test.each([
  ['its lessons learned', 'patience', ['Hivescale']],
  ['a media caption', 'mahogany', ['Lending desk']],
  ['a skill', 'c++', ['Hivescale']],
  ['a status', 'wip', ['Hivescale']],
  ['a category', 'devices', ['Hivescale']],
])('search finds a project by %s', async (_case, words, titles) => {
  expect((await find(words)).map(({ title }) => title)).toEqual(titles);
});

test('a found skill links to the projects that use it, by its name as the owner wrote it', async () => {
  await app.services.skills.saveList([
    { ...NEW_SKILL, name: 'c++', description: 'Firmware' },
    { ...NEW_SKILL, name: 'Woodwork', description: 'Joints without levers' },
  ]);
  const [found] = await find('firmware');
  expect(found?.path).toBe('/projects?skill=c%2B%2B');
  expect((await find('joints'))[0]?.path).toBe('/#skills');
});

test('a skill that only drafts and scheduled projects use does not lead to the archive', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const { projects, skills } = app.services;
  await skills.saveList([
    { ...NEW_SKILL, name: 'Origami', description: 'Folded by hand' },
    { ...NEW_SKILL, name: 'Kirigami', description: 'Folded and cut' },
  ]);
  await projects.create({ title: 'Crane', category: 'Web', skills: ['Origami'], draft: true });
  await projects.create({ title: 'Lantern', category: 'Web', skills: ['Kirigami'], publishAt });
  expect((await find('folded')).map(({ path }) => path)).toEqual(['/#skills', '/#skills']);
});

test('search finds notes by tags and texts, and pages, but no drafts', async () => {
  const { slug } = await app.services.notes.create({
    title: 'On tides',
    summary: 'Brine',
    text: 'Salt **water**',
    tags: ['Moonlight'],
  });
  await app.services.pages.create({ title: 'Uses', text: 'A saltcellar' });
  await app.services.notes.create({ title: 'Salt to come', draft: true });
  await app.services.pages.create({ title: 'Salt to come', draft: true });
  const found = (await find('salt')).map(({ kind, title, path }) => ({ kind, title, path }));
  expect(found).toEqual([
    { kind: 'note', title: 'On tides', path: `/notes/${slug}` },
    { kind: 'page', title: 'Uses', path: '/pages/uses' },
  ]);
  expect(await find('moonlight')).toMatchObject([{ kind: 'note', tags: ['Moonlight'] }]);
  expect(await find('brine')).toMatchObject([{ kind: 'note' }]);
});

test('the newest content is listed for visitors who have not searched, without drafts and private texts', async () => {
  const note = await app.services.notes.create({
    title: 'Newest',
    summary: 'Just written',
    text: 'All of it',
    cover: '/uploads/newest.webp',
  });
  await app.services.notes.create({ title: 'Unfinished', draft: true });
  const recent = await app.trpc().search.recent.query();
  expect(recent[0]).toEqual({
    kind: 'note',
    title: 'Newest',
    path: `/notes/${note.slug}`,
    cover: '/uploads/newest.webp',
    publishedAt: note.publishedAt,
    excerpt: 'Just written',
    tags: [],
    marks: { title: [], excerpt: [] },
  });
  expect(recent.length).toBeLessThanOrEqual(RECENT_RESULTS);
  expect(recent.map(({ title }) => title)).not.toContain('Unfinished');
  expect(recent.map(({ kind }) => kind)).not.toContain('skill');
  await app.services.notes.remove(note._id);
});

test('search ignores the link to the code', async () => {
  const { token } = await app.signIn();
  const github = 'https://example.com/secretplace';
  await app.rest('PUT', `/projects/${scalesId}`, { token, body: { github } });
  expect(await find('secretplace')).toEqual([]);
  expect(JSON.stringify(await filter({}))).not.toContain('secretplace');
});

test('search immediately reflects saved, hidden and deleted projects', async () => {
  const { token } = await app.signIn();
  const { _id } = await app.services.projects.create(createProjectInput({ title: 'Zeppelin' }));
  expect(await find('zeppelin')).toHaveLength(1);
  await app.rest('PUT', `/projects/${_id}`, { token, body: { draft: true } });
  expect(await find('zeppelin')).toEqual([]);
  await app.rest('PUT', `/projects/${_id}`, { token, body: { draft: false, title: 'Airship' } });
  expect(await find('airship')).toHaveLength(1);
  await app.rest('DELETE', `/projects/${_id}`, { token });
  expect(await find('airship')).toEqual([]);
});

test('the archive can be filtered by skill, status, category and words, and by combinations', async () => {
  expect(toTitles(await filter({}))).toEqual([
    ['Web', 'Lending desk', 'Signal box'],
    ['Devices', 'Hivescale'],
  ]);
  expect(toTitles(await filter({ skill: 'SQL' }))).toEqual([['Web', 'Lending desk', 'Signal box']]);
  expect(toTitles(await filter({ status: 'wip' }))).toEqual([['Devices', 'Hivescale']]);
  expect(toTitles(await filter({ category: 'Web', skill: 'React' }))).toEqual([['Web', 'Signal box']]);
  expect(toTitles(await filter({ q: 'levers' }))).toEqual([['Web', 'Signal box']]);
  expect(await filter({ skill: 'Fortran' })).toEqual({ total: 0, categories: [] });
  expect(await filter({ category: 'Web', status: 'wip' })).toEqual({ total: 0, categories: [] });
});

test('the filter choices of the archive have counts', async () => {
  expect(await app.trpc().search.choices.query()).toEqual({
    projects: 3,
    skills: [
      { name: 'SQL', projects: 2 },
      { name: 'C++', projects: 1 },
      { name: 'React', projects: 1 },
    ],
    statuses: [
      { name: 'completed', projects: 2 },
      { name: 'wip', projects: 1 },
    ],
    categories: [
      { name: 'Web', projects: 2 },
      { name: 'Devices', projects: 1 },
    ],
  });
});

test('search and filters limit the number of results', async () => {
  for (let index = 0; index <= FILTERED_ROWS; index += 1) {
    await app.services.projects.create(createProjectInput({ title: `Many ${index}`, category: 'Many' }));
  }
  expect(await find('many')).toHaveLength(SEARCH_RESULTS);
  const { total, categories } = await filter({ category: 'Many' });
  expect(total).toBe(FILTERED_ROWS + 1);
  expect(categories.flatMap(({ projects }) => projects)).toHaveLength(FILTERED_ROWS);
});

test('search is rate-limited by address', async () => {
  const limited = await startApp({ limits: { search: { points: 2, seconds: 60 } } });
  const get = (path: string) => limited.rest('GET', path);
  expect((await get('/search?q=a')).status).toBe(200);
  expect((await get('/search?q=b')).status).toBe(200);
  expect((await get('/search?q=c')).status).toBe(429);
  await expect(limited.trpc().search.projects.query({ q: 'a' })).rejects.toMatchObject({
    data: { code: 'TOO_MANY_REQUESTS' },
  });
  await limited.stop();
});
