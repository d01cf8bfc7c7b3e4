import { beforeEach, describe, expect, test } from 'vitest';
import { completeProjects } from '#server/features/projects/project-categories-and-statuses';
import { projectCategoryEntity, projectEntity } from '#server/features/projects/project-entity';
import type { ProjectInput } from '#shared/contract/project';
import { ARCHIVE_ROWS, OPEN_ROWS } from '#shared/contract/project-summaries';
import { startAppForFile } from '../../support/app/managed-app';
import { createProjectInput, UNKNOWN_ID } from '../../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();
beforeEach(async () => {
  for (const { _id } of await app.services.projects.list('owner')) await app.services.projects.remove(_id);
  await app.db.write(manager => manager.deleteAll(projectCategoryEntity));
});

/** Stores a project for each title, in the given order, and returns their IDs by title. */
async function store(category: string, titles: string[], fields: ProjectInput = {}) {
  const ids: Record<string, string> = {};
  for (const title of titles) {
    const project = createProjectInput({ ...fields, category, title });
    ids[title] = (await app.services.projects.create(project))._id;
  }
  return ids;
}

/** Stores a project in a category as an older version did, without its key. */
const removeKey = (id: string, category: string) =>
  app.db.write(manager => manager.update(projectEntity, { id }, { category, categoryKey: null }));

const toTitles = (rows: { title: string }[]) => rows.map(({ title }) => title);
const listFields = ([row = {}]: object[]) => Object.keys(row).sort().join(' ');
const visitor = () => app.trpc().projects;

describe('the archive', () => {
  test('lists the categories with projects and their counts, in the owner’s order', async () => {
    await store('Web', ['a', 'b']);
    await store('Devices', ['c']);
    await app.services.projects.addCategory('Empty');
    const listArchive = () => visitor().archive.query();
    expect(await listArchive()).toEqual([
      { category: 'Web', projects: 2 },
      { category: 'Devices', projects: 1 },
    ]);
    await app.services.projects.setCategoryOrder(['Empty', 'Devices', 'Web']);
    expect((await listArchive()).map(({ category }) => category)).toEqual(['Devices', 'Web']);
  });

  test('lists the fields that a row shows, newest project first', async () => {
    const { b = '' } = await store('Web', ['a', 'b'], { skills: ['SQL'], public: false });
    const { projects, next } = await visitor().inCategory.query({ category: 'Web' });
    expect(toTitles(projects)).toEqual(['b', 'a']);
    expect(next).toBeNull();
    expect(await visitor().get.query({ id: b })).toMatchObject({ _id: b, ...projects[0] });
    expect(listFields(projects)).toBe('_id description image language public skills status timeline title');
  });

  test('falls back to the first category when none is given or it has no projects', async () => {
    await store('Web', ['a']);
    await store('Devices', ['b']);
    await app.services.projects.setCategoryOrder(['Devices', 'Web']);
    for (const input of [
      {},
      { category: 'None' },
      { category: '' },
      { category: 'None', after: UNKNOWN_ID },
    ]) {
      expect(toTitles((await visitor().inCategory.query(input)).projects)).toEqual(['b']);
    }
  });

  test('distinguishes categories by every character but ignores case', async () => {
    const names = ['Web', 'Wéb', '__proto__', 'W'.repeat(1_000), `${'W'.repeat(999)}!`];
    for (const [index, name] of names.entries()) await store(name, [`in ${index}`]);
    expect(await visitor().archive.query()).toEqual(names.map(category => ({ category, projects: 1 })));
    for (const [index, category] of names.entries()) {
      expect(toTitles((await visitor().inCategory.query({ category })).projects)).toEqual([`in ${index}`]);
    }
    await store('web', ['in web']);
    expect((await visitor().archive.query())[0]).toEqual({ category: 'Web', projects: 2 });
  });

  test('pages through a category and lists each project once', async () => {
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
      found.push(...toTitles(projects));
      after = next ?? undefined;
    }
    expect(found).toEqual(titles.toReversed());
  });

  test('has no next page after a full last page', async () => {
    const ids = await store(
      'Web',
      Array.from({ length: ARCHIVE_ROWS }, (_, index) => `${index}`),
    );
    expect((await visitor().inCategory.query({})).next).toBeNull();
    const beyond = await visitor().inCategory.query({ category: 'Web', after: ids['0'] ?? '' });
    expect(beyond).toEqual({ projects: [], next: null });
  });

  test('opens the given category or the first, or all if the settings say so', async () => {
    const { b = '' } = await store('Web', ['a', 'b']);
    await store('Devices', ['c']);
    const listOpenRows = async (input = {}) =>
      (await visitor().openRows.query(input)).map(({ category, projects }) => [
        category,
        ...toTitles(projects),
      ]);
    expect(await listOpenRows()).toEqual([['Web', 'b', 'a']]);
    expect(await listOpenRows({ category: 'Devices' })).toEqual([['Devices', 'c']]);
    expect(await listOpenRows({ category: 'None', after: b })).toEqual([['Web', 'b', 'a']]);
    expect(await listOpenRows({ category: 'Web', after: b })).toEqual([['Web', 'a']]);
    await app.services.site.update({ archiveOpen: 'all' });
    expect(await listOpenRows()).toEqual([
      ['Web', 'b', 'a'],
      ['Devices', 'c'],
    ]);
    expect(await listOpenRows({ category: 'Web', after: b })).toEqual([
      ['Web', 'a'],
      ['Devices', 'c'],
    ]);
    await app.services.site.update({ archiveOpen: 'first' });
  });

  test('limits the number of open rows but always includes the given category', async () => {
    const titles = Array.from({ length: ARCHIVE_ROWS + 1 }, (_, index) => `${index}`);
    const names = Array.from({ length: OPEN_ROWS / ARCHIVE_ROWS + 2 }, (_, index) => `Category ${index}`);
    for (const name of names) await store(name, titles);
    await app.services.site.update({ archiveOpen: 'all' });
    const rows = await visitor().openRows.query({});
    expect(rows.map(({ category }) => category)).toEqual(names.slice(0, -2));
    expect(rows.every(({ projects, next }) => projects.length === ARCHIVE_ROWS && next !== null)).toBe(true);
    const last = names.at(-1);
    const rowsWithLast = await visitor().openRows.query({ category: `${last}` });
    expect(rowsWithLast.map(({ category }) => category)).toEqual([...names.slice(0, -2), last]);
    await app.services.site.update({ archiveOpen: 'first' });
  });

  test('moves a project to its new category', async () => {
    const { a = '' } = await store('Web', ['a', 'b']);
    await app.trpc(token).projects.update.mutate({ id: a, category: 'Devices' });
    expect(await visitor().archive.query()).toEqual([
      { category: 'Web', projects: 1 },
      { category: 'Devices', projects: 1 },
    ]);
    expect(toTitles((await visitor().inCategory.query({ category: 'Devices' })).projects)).toEqual(['a']);
  });

  test('does not show visitors the category of a draft stored without a category key', async () => {
    const { a = '' } = await store('Web', ['a']);
    const { b = '' } = await store('Devices', ['b'], { draft: true });
    await removeKey(a, 'By hand');
    await removeKey(b, 'Secret by hand');
    await completeProjects(app.db);
    expect(await visitor().archive.query()).toEqual([{ category: 'By hand', projects: 1 }]);
    expect(await visitor().categories.query()).not.toContain('Secret by hand');
    expect(await app.trpc(token).projects.categories.query()).toContain('Secret by hand');
  });
});

describe('the project queries of other pages', () => {
  test('return the featured projects with their pictures, and the number of all projects', async () => {
    await store('Web', ['a', 'b'], { featured: true });
    await store('Web', ['c'], { featured: false });
    const featured = await visitor().featured.query();
    expect(toTitles(featured)).toEqual(['b', 'a']);
    expect(listFields(featured)).toBe(
      '_id description github image imageAlt language live public skills status timeline title',
    );
    expect(await visitor().count.query()).toEqual({ totalProjects: 3 });
  });

  test('return the five most used skills', async () => {
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

  test('return every project without its texts for the owner’s lists', async () => {
    await store('Web', ['a', 'b']);
    const overview = await app.trpc(token).projects.overview.query();
    expect(toTitles(overview)).toEqual(['b', 'a']);
    expect(listFields(overview)).toBe(
      '_id category featured github image language live public skills status title',
    );
  });
});

test('cached responses of project queries are replaced after a change', async () => {
  const { a = '' } = await store('Web', ['a'], { featured: true });
  const load = async (path: string) => (await fetch(`${app.url}/trpc/projects.${path}`)).text();
  const paths = [
    'featured',
    'count',
    'archive',
    'inCategory?input=%7B%7D',
    'openRows?input=%7B%7D',
    'topSkills',
  ];
  const before = await Promise.all(paths.map(load));
  expect(await Promise.all(paths.map(load))).toEqual(before);
  await app.trpc(token).projects.update.mutate({
    id: a,
    title: 'changed',
    category: 'Devices',
    skills: ['Other'],
  });
  await store('Web', ['b']);
  const after = await Promise.all(paths.map(load));
  for (const [index, path] of paths.entries())
    expect({ path, text: after[index] }).not.toEqual({ path, text: before[index] });
});
