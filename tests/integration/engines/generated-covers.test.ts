import { expect, test } from 'vitest';
import { parseCoverPath } from '#shared/covers/cover-path';
import { startAppForFile } from '../../support/app/managed-app';
import { storeNote } from '../../support/content/post-factory';
import { newName } from '../../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();
const owner = app.trpc(token);
const visitor = app.trpc();

async function storeProjects(category: string, fields: object[]) {
  const stored = [];
  for (const each of fields)
    stored.push(await app.services.projects.create({ title: newName('title'), category, ...each }));
  return stored;
}

test('projects without an image have covers of one family that take turns within their category', async () => {
  const before = await storeProjects('Mobile apps', [{}, {}]);
  await storeProjects('Hardware', [{}]);
  const after = await storeProjects('Mobile apps', [{}]);
  const covers = [...before, ...after].map(
    ({ generatedCover = '' }) => parseCoverPath(generatedCover)?.cover,
  );
  expect(covers.map(cover => [cover?.family, cover?.turn])).toEqual([
    ['phones', 0],
    ['phones', 1],
    ['phones', 2],
  ]);
});

test('a project with an image has no generated cover, and gets its former one back without it', async () => {
  const [project] = await storeProjects(newName('category'), [{}]);
  const id = project?._id ?? '';
  const drawn = project?.generatedCover;
  expect(drawn).toBeDefined();
  const pictured = await owner.projects.update.mutate({ id, image: '/uploads/picture.webp' });
  expect(pictured).not.toHaveProperty('generatedCover');
  expect((await owner.projects.update.mutate({ id, image: '' })).generatedCover).toBe(drawn);
});

test('the owner chooses another drawing, and a new category keeps the turn', async () => {
  const [project] = await storeProjects(newName('category'), [{ coverTurn: 3 }]);
  const id = project?._id ?? '';
  expect(project?.coverTurn).toBe(3);
  const turned = await owner.projects.update.mutate({ id, coverTurn: 4 });
  expect(turned.generatedCover).not.toBe(project?.generatedCover);
  const moved = await owner.projects.update.mutate({ id, category: 'Web' });
  expect(moved.coverTurn).toBe(4);
  expect(parseCoverPath(moved.generatedCover ?? '')?.cover).toMatchObject({ family: 'pages', turn: 4 });
  await expect(owner.projects.update.mutate({ id, coverTurn: -1 })).rejects.toThrow();
  await expect(owner.projects.update.mutate({ id, coverTurn: 10_000 })).rejects.toThrow();
});

test('every place that shows a project has the same cover', async () => {
  const category = newName('category');
  const [first, second] = await storeProjects(category, [
    { featured: true, skills: ['Ada'], keyFigures: [{ value: '41 %', label: 'less' }] },
    { skills: ['Ada'] },
  ]);
  const expected = first?.generatedCover ?? '';
  expect(parseCoverPath(expected)?.cover.figure).toBe('41%');
  const isFirst = ({ _id }: { _id: string }) => _id === first?._id;
  const { projects } = await visitor.projects.inCategory.query({ category });
  const page = await visitor.projects.page.query({ address: second?._id ?? '' });
  const found = await visitor.search.find.query({ q: first?.title ?? '' });
  const places = [
    projects.find(isFirst)?.generatedCover,
    (await visitor.projects.featured.query()).find(isFirst)?.generatedCover,
    (await owner.projects.overview.query()).find(isFirst)?.generatedCover,
    page.around.related.find(isFirst)?.generatedCover,
    found.find(({ title }) => title === first?.title)?.cover,
  ];
  expect(places).toEqual(places.map(() => expected));
});

test('notes without a cover take turns, and their tags choose the family', async () => {
  const notes = [
    await storeNote(app, { tags: ['Data'], cover: '' }),
    await storeNote(app, { tags: ['Data'], cover: '' }),
  ];
  const covers = notes.map(({ generatedCover = '' }) => parseCoverPath(generatedCover)?.cover);
  expect(covers.map(cover => cover?.family)).toEqual(['field', 'field']);
  expect((covers[1]?.turn ?? 0) - (covers[0]?.turn ?? 0)).toBe(1);
  const listed = (await visitor.notes.listPage.query({})).notes.find(({ _id }) => _id === notes[0]?._id);
  expect(listed?.generatedCover).toBe(notes[0]?.generatedCover);
});
