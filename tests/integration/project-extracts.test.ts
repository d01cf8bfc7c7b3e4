import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ProjectRow, projectEntity } from '../../src/server/features/projects/project-entity';
import { projectCategoryEntity } from '../../src/server/features/projects/project-list-entities';
import type { ProjectInput } from '../../src/shared/contract/project';
import { ARCHIVE_ROWS, OPEN_ROWS } from '../../src/shared/contract/project-rows';
import { UNKNOWN_ID, wholeProject } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());
beforeEach(async () => {
  for (const { _id } of await app.services.projects.list()) await app.services.projects.remove(_id);
  await app.db.write(manager => manager.deleteAll(projectCategoryEntity));
});

/** Stores a project for each title, in the order given, and answers their ids by title. */
async function store(category: string, titles: string[], fields: ProjectInput = {}) {
  const ids: Record<string, string> = {};
  for (const title of titles) {
    const project = wholeProject({ ...fields, category, title });
    ids[title] = (await app.services.projects.create(project))._id;
  }
  return ids;
}

const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);
const visitor = () => app.trpc().projects;

describe('the archive', () => {
  test('has the categories that have projects, in the owner’s order, with their counts', async () => {
    await store('Web', ['a', 'b']);
    await store('Devices', ['c']);
    await app.services.projects.addCategory('Empty');
    const inOrder = () => visitor().archive.query();
    expect(await inOrder()).toEqual([
      { category: 'Web', projects: 2 },
      { category: 'Devices', projects: 1 },
    ]);
    await app.services.projects.setCategoryOrder(['Empty', 'Devices', 'Web']);
    expect((await inOrder()).map(({ category }) => category)).toEqual(['Devices', 'Web']);
  });

  test('is empty without projects', async () => {
    expect(await visitor().archive.query()).toEqual([]);
    expect(await visitor().inCategory.query({})).toEqual({ projects: [], next: null });
  });

  test('has of each project what a row shows, newest first', async () => {
    const { b = '' } = await store('Web', ['a', 'b'], { skills: ['SQL'], public: false });
    const { projects, next } = await visitor().inCategory.query({ category: 'Web' });
    expect(titlesOf(projects)).toEqual(['b', 'a']);
    expect(next).toBeNull();
    const {
      title,
      description,
      skills,
      status,
      timeline,
      public: isPublic,
      image,
    } = await visitor().get.query({ id: b });
    const shown = { title, description, skills, status, timeline, public: isPublic, image };
    expect(projects[0]).toEqual({ _id: b, ...shown });
  });

  test('begins with the first category where none is named, or one without projects', async () => {
    await store('Web', ['a']);
    await store('Devices', ['b']);
    await app.services.projects.setCategoryOrder(['Devices', 'Web']);
    for (const input of [
      {},
      { category: 'None' },
      { category: '' },
      { category: 'None', after: UNKNOWN_ID },
    ]) {
      expect(titlesOf((await visitor().inCategory.query(input)).projects)).toEqual(['b']);
    }
  });

  test('tells categories apart by every letter', async () => {
    const names = ['Web', 'web', 'Wéb', '__proto__', 'W'.repeat(1_000), `${'W'.repeat(999)}!`];
    for (const [index, name] of names.entries()) await store(name, [`in ${index}`]);
    expect(await visitor().archive.query()).toEqual(names.map(category => ({ category, projects: 1 })));
    for (const [index, category] of names.entries()) {
      expect(titlesOf((await visitor().inCategory.query({ category })).projects)).toEqual([`in ${index}`]);
    }
  });

  test('comes in pieces that together are the category, each project once', async () => {
    const titles = Array.from({ length: 2 * ARCHIVE_ROWS + 1 }, (_, index) => `${index}`);
    await store('Web', titles);
    await store('Devices', ['other']);
    const found: string[] = [];
    let after: string | undefined;
    for (const length of [ARCHIVE_ROWS, ARCHIVE_ROWS, 1]) {
      const { projects, next } = await visitor().inCategory.query({
        category: 'Web',
        ...(after && { after }),
      });
      expect(projects).toHaveLength(length);
      expect(next).toBe(length === 1 ? null : projects.at(-1)?._id);
      found.push(...titlesOf(projects));
      after = next ?? undefined;
    }
    expect(found).toEqual(titles.toReversed());
  });

  test('ends exactly where a full piece does', async () => {
    const ids = await store(
      'Web',
      Array.from({ length: ARCHIVE_ROWS }, (_, index) => `${index}`),
    );
    expect((await visitor().inCategory.query({})).next).toBeNull();
    const beyond = await visitor().inCategory.query({ category: 'Web', after: ids['0'] ?? '' });
    expect(beyond).toEqual({ projects: [], next: null });
  });

  test('has the named category open, or the first, and all where the owner wants it', async () => {
    const { b = '' } = await store('Web', ['a', 'b']);
    await store('Devices', ['c']);
    const open = async (input = {}) =>
      (await visitor().openRows.query(input)).map(({ category, projects }) => [
        category,
        ...titlesOf(projects),
      ]);
    expect(await open()).toEqual([['Web', 'b', 'a']]);
    expect(await open({ category: 'Devices' })).toEqual([['Devices', 'c']]);
    expect(await open({ category: 'None', after: b })).toEqual([['Web', 'b', 'a']]);
    expect(await open({ category: 'Web', after: b })).toEqual([['Web', 'a']]);
    await app.services.site.update({ archiveOpen: 'all' });
    expect(await open()).toEqual([
      ['Web', 'b', 'a'],
      ['Devices', 'c'],
    ]);
    expect(await open({ category: 'Web', after: b })).toEqual([
      ['Web', 'a'],
      ['Devices', 'c'],
    ]);
    await app.services.site.update({ archiveOpen: 'first' });
  });

  test('has no more rows open than there is room for, the named category always among them', async () => {
    const titles = Array.from({ length: ARCHIVE_ROWS + 1 }, (_, index) => `${index}`);
    const names = Array.from({ length: OPEN_ROWS / ARCHIVE_ROWS + 2 }, (_, index) => `Category ${index}`);
    for (const name of names) await store(name, titles);
    await app.services.site.update({ archiveOpen: 'all' });
    const rows = await visitor().openRows.query({});
    expect(rows.map(({ category }) => category)).toEqual(names.slice(0, -2));
    expect(rows.every(({ projects, next }) => projects.length === ARCHIVE_ROWS && next !== null)).toBe(true);
    const last = names.at(-1);
    const named = await visitor().openRows.query({ category: `${last}` });
    expect(named.map(({ category }) => category)).toEqual([...names.slice(0, -2), last]);
    await app.services.site.update({ archiveOpen: 'first' });
  });

  test('follows a project into another category', async () => {
    const { a = '' } = await store('Web', ['a', 'b']);
    await app.trpc(token).projects.update.mutate({ id: a, category: 'Devices' });
    expect(await visitor().archive.query()).toEqual([
      { category: 'Web', projects: 1 },
      { category: 'Devices', projects: 1 },
    ]);
    expect(titlesOf((await visitor().inCategory.query({ category: 'Devices' })).projects)).toEqual(['a']);
  });

  test('takes in projects that were stored without a key, also of an unlisted category', async () => {
    const { a = '' } = await store('Web', ['a']);
    const stray: Partial<ProjectRow> = { category: 'By hand', categoryKey: null };
    await app.db.write(manager => manager.update(projectEntity, { id: a }, stray));
    expect(await app.services.projects.countByCategory()).toEqual([{ category: 'By hand', projects: 1 }]);
    expect(titlesOf((await visitor().inCategory.query({ category: 'By hand' })).projects)).toEqual(['a']);
    expect(await visitor().categories.query()).toContain('By hand');
  });
});

describe('the other pages', () => {
  test('get the starred projects with their pictures, and the number of all', async () => {
    await store('Web', ['a', 'b'], { featured: true });
    await store('Web', ['c'], { featured: false });
    const featured = await visitor().featured.query();
    expect(titlesOf(featured)).toEqual(['b', 'a']);
    expect(Object.keys(featured[0] ?? {}).sort()).toEqual([
      '_id',
      'description',
      'github',
      'image',
      'imageAlt',
      'live',
      'public',
      'skills',
      'status',
      'timeline',
      'title',
    ]);
    expect(await visitor().count.query()).toEqual({ totalProjects: 3 });
  });

  test('get the five skills that most projects list', async () => {
    await store('Web', ['a'], { skills: ['SQL', 'SQL', 'CSS', ' '] });
    await store('Web', ['b'], { skills: ['SQL', 'Go', 'Rust', 'C', 'Zig'] });
    expect(await visitor().topSkills.query()).toEqual([
      { skill: 'SQL', projects: 2 },
      { skill: 'C', projects: 1 },
      { skill: 'CSS', projects: 1 },
      { skill: 'Go', projects: 1 },
      { skill: 'Rust', projects: 1 },
    ]);
  });

  test('the dashboard gets every project, without its texts', async () => {
    await store('Web', ['a', 'b']);
    const overview = await app.trpc(token).projects.overview.query();
    expect(titlesOf(overview)).toEqual(['b', 'a']);
    expect(Object.keys(overview[0] ?? {}).sort()).toEqual([
      '_id',
      'category',
      'featured',
      'github',
      'live',
      'public',
      'skills',
      'status',
      'title',
    ]);
  });
});

test('what is cached of them is made anew after a change', async () => {
  const { a = '' } = await store('Web', ['a'], { featured: true });
  const ask = async (path: string) => (await fetch(`${app.url}/trpc/projects.${path}`)).text();
  const paths = [
    'featured',
    'count',
    'archive',
    'inCategory?input=%7B%7D',
    'openRows?input=%7B%7D',
    'topSkills',
  ];
  const before = await Promise.all(paths.map(ask));
  expect(await Promise.all(paths.map(ask))).toEqual(before);
  await app.trpc(token).projects.update.mutate({
    ...{ id: a, title: 'changed', category: 'Devices', skills: ['Other'] },
  });
  await store('Web', ['b']);
  const after = await Promise.all(paths.map(ask));
  for (const [index, path] of paths.entries())
    expect({ path, text: after[index] }).not.toEqual({ path, text: before[index] });
});
