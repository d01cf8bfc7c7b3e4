import { afterAll, expect, test } from 'vitest';
import { projectEntity } from '#server/features/projects/project-entity';
import { createIdleRouter } from '../../support/app/idle-router';
import { listProcedures } from '../../support/app/list-procedures';
import { startAppForFile } from '../../support/app/managed-app';
import { inputRows } from '../../support/bad-input/input-rows';
import { sendInput } from '../../support/bad-input/send-input';
import { addMuchContent } from '../../support/content/much-content';
import { connect } from '../../support/database/open-test-database';
import { explain, recordStatements, type TableRead } from '../../support/database/statement-plans';
import { createTestDatabase } from '../../support/database/test-database';

// Requests of visitors must never cause full scans of growing tables. Pages use the same procedures.

/**
 * Tables that the owner fills by hand or that have a row per list. They occupy a few database pages at most.
 */
const SMALL_TABLES = [
  'revision',
  'owner',
  'site_settings',
  'project_category',
  'project_status',
  'skill',
  'timeline_element',
];

/** Procedures that count projects by scanning an index of their keys, which contains no texts. */
const COUNTING_NAMES = ['projects.count', 'projects.archive', 'projects.inCategory', 'projects.openRows'];

/**
 * Procedures and routes that need every project by contract. Their responses are cached until the content
 * changes.
 */
const FULL_SCAN_NAMES = [
  'projects.list',
  'projects.skills',
  'projects.topSkills',
  'resume.json',
  // The first search builds an index that later ones reuse.
  'search.find',
  '/WebResume.pdf',
];

/**
 * Names that may read all posts. SQLite uses the index on their kind, but MariaDB scans because most posts
 * are notes.
 */
const FULL_POST_SCAN_NAMES = [
  'notes.list',
  'search.find',
  '/notes/feed.xml',
  '/notes/feed.json',
  '/sitemap.xml',
];

const procedures = listProcedures(createIdleRouter()).filter(({ isOwnerOnly }) => !isOwnerOnly);
const ROUTES = [
  '/feed.xml',
  '/notes/feed.xml',
  '/notes/feed.json',
  '/sitemap.xml',
  '/WebResume.pdf',
  '/og/site.jpg',
  '/robots.txt',
  '/manifest.webmanifest',
];

// Caching is off because cached responses would not query the database.
const database = await createTestDatabase();
afterAll(database.remove);
const env = { responseCacheBytes: 0, publicUrl: 'https://site.example' };
const app = await startAppForFile({ database, env });
await addMuchContent(app);
const recorder = await recordStatements(app);
/** A separate connection, because reading plans on the app's connection would freeze the snapshot it sees. */
const source = await connect(database);
afterAll(() => source.destroy());

/** Lists full scans of growing tables. */
async function findScans(work: () => Promise<unknown>): Promise<TableRead[]> {
  const statements = await recorder.during(work);
  const reads = await Promise.all(statements.map(statement => explain(source, statement)));
  return reads.flat().filter(({ table, how }) => how !== 'by index' && !SMALL_TABLES.includes(table));
}

function expectAllowed(name: string, scans: TableRead[]): void {
  const mayReadAll = FULL_SCAN_NAMES.includes(name);
  const mayCount = COUNTING_NAMES.includes(name);
  const isAllowed = ({ table, how }: TableRead) =>
    (table === 'project' && (mayReadAll || (mayCount && how === 'whole index'))) ||
    (table === 'post' && FULL_POST_SCAN_NAMES.includes(name));
  expect(scans.filter(scan => !isAllowed(scan))).toEqual([]);
  // Fails when an exception is no longer needed.
  expect(scans.some(({ table }) => table === 'project')).toBe(mayReadAll || mayCount);
}

test.each(procedures.map(procedure => [procedure.name, procedure] as const))(
  'a visitor calling %s causes no full scan of a growing table',
  async (name, procedure) => {
    const input = await inputRows[name]?.base(app);
    const scans = await findScans(async () => {
      const { status } = await sendInput(app, 'tRPC', procedure, input);
      expect([200, 201]).toContain(status);
    });
    expectAllowed(name, scans);
  },
);

test.each(ROUTES)('a visitor requesting %s causes no full scan of a growing table', async path => {
  const scans = await findScans(async () => expect((await fetch(app.url + path)).status).toBe(200));
  expectAllowed(path, scans);
});

test('opening a category and its next page causes no full scan', async () => {
  const scans = await findScans(async () => {
    const { next } = await app.trpc().projects.inCategory.query({ category: 'Category 3' });
    await app.trpc().projects.inCategory.query({ category: 'Category 3', after: next ?? '' });
  });
  expect(scans).toEqual([]);
});

test("listing projects in the owner's order causes no full scan", async () => {
  await app.services.site.update({ projectOrder: 'own' });
  const scans = await findScans(async () => {
    const { next } = await app.trpc().projects.inCategory.query({ category: 'Category 3' });
    await app.trpc().projects.inCategory.query({ category: 'Category 3', after: next ?? '' });
    await app.trpc().projects.featured.query();
  });
  await app.services.site.update({ projectOrder: 'newest' });
  expect(scans).toEqual([]);
});

test('opening a current or former address causes no full scan', async () => {
  const { _id: id } = await app.services.projects.create({ slug: 'former' });
  await app.services.projects.update({ id, slug: 'present' });
  const scans = await findScans(async () => {
    for (const address of ['present', 'former', id]) await app.trpc().projects.page.query({ address });
  });
  expect(scans).toEqual([]);
});

test('an unknown address is searched among the former ones of all kinds in one statement, by index', async () => {
  const visit = async () => expect((await fetch(`${app.url}/2021/05/tide`)).status).toBe(404);
  const statements = await recorder.during(visit);
  const searches = statements.map(({ sql }) => [...new Set(sql.match(/\w+_former_slug/g))]);
  expect(searches.filter(({ length }) => length > 0)).toEqual([
    ['project_former_slug', 'note_former_slug', 'page_former_slug'],
  ]);
  expect(await findScans(visit)).toEqual([]);
});

test('checking and refreshing a token causes no full scan', async () => {
  const { token, refreshToken } = await app.signIn();
  const scans = await findScans(async () => {
    await app.trpc(token).auth.checkToken.mutate();
    await app.trpc().auth.refresh.mutate({ refreshToken });
  });
  expect(scans).toEqual([]);
});

test('a statement without an index is reported as a full scan', async () => {
  const find = () => app.db.read(projectEntity).findBy({ title: 'nothing' });
  expect(await findScans(find)).toEqual([{ table: 'project', how: 'whole table' }]);
});
