import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectEntity } from '../../src/server/features/projects/project-entity';
import { inputRows } from '../support/bad-input/input-rows';
import { sendInput } from '../support/bad-input/send-input';
import { createIdleRouter } from '../support/idle-router';
import { listProcedures } from '../support/list-procedures';
import { addMuchContent } from '../support/much-content';
import { connect } from '../support/open-test-database';
import { startApp, type TestApp } from '../support/start-app';
import { explain, recordStatements, type TableRead } from '../support/statement-plans';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

// No visitor makes the database read a table that grows from end to end. Pages are made of the procedures.

/** Tables that an owner fills by hand, or that have a row for each list: a few pages of the database at most. */
const SMALL = [
  'revision',
  'owner',
  'site_settings',
  'project_category',
  'project_status',
  'skill',
  'timeline_element',
];

/** What counts the projects reads an index from end to end: their keys, none of their texts. */
const COUNTS = ['projects.count', 'projects.archive', 'projects.inCategory', 'projects.openRows'];

/** What by its contract is made of every project reads all of them; each is cached until the content changes, or what is made of it is. */
const WHOLE = [
  'projects.list',
  'projects.skills',
  'projects.topSkills',
  'resume.json',
  // Into an index that the other searches find made.
  'search.find',
  '/feed.xml',
  '/sitemap.xml',
  '/WebResume.pdf',
];

/** What is made of all posts may read all of them. SQLite finds them by their kind, MariaDB sees that most posts are notes. */
const WHOLE_POSTS = ['notes.list', 'search.find', '/notes/feed.xml', '/notes/feed.json', '/sitemap.xml'];

const procedures = listProcedures(createIdleRouter()).filter(({ isOwnerOnly }) => !isOwnerOnly);
const ROUTES = [
  '/feed.xml',
  '/notes/feed.xml',
  '/notes/feed.json',
  '/sitemap.xml',
  '/WebResume.pdf',
  '/og/site.png',
  '/robots.txt',
  '/manifest.webmanifest',
];

let database: TestDatabase;
let app: TestApp;
/** A connection of its own: a plan that is read on the app's would hold back what the app sees. */
let source: DataSource;
let recorder: Awaited<ReturnType<typeof recordStatements>>;
beforeAll(async () => {
  // Without a cache: what is cached asks the database for nothing.
  database = await createTestDatabase();
  app = await startApp({ database, env: { responseCacheBytes: 0, publicUrl: 'https://site.example' } });
  await addMuchContent(app);
  recorder = await recordStatements(app);
  source = await connect(database);
});
afterAll(async () => {
  await source?.destroy();
  await app?.stop();
  await database?.remove();
});

/** What is read from end to end of a table that grows. */
async function findScans(work: () => Promise<unknown>): Promise<TableRead[]> {
  const statements = await recorder.during(work);
  const reads = await Promise.all(statements.map(statement => explain(source, statement)));
  return reads.flat().filter(({ table, how }) => how !== 'by index' && !SMALL.includes(table));
}

function expectAllowed(name: string, scans: TableRead[]): void {
  const mayReadAll = WHOLE.includes(name);
  const mayCount = COUNTS.includes(name);
  const isAllowed = ({ table, how }: TableRead) =>
    (table === 'project' && (mayReadAll || (mayCount && how === 'whole index'))) ||
    (table === 'post' && WHOLE_POSTS.includes(name));
  expect(scans.filter(scan => !isAllowed(scan))).toEqual([]);
  // An exception that is no longer needed is one no longer.
  expect(scans.some(({ table }) => table === 'project')).toBe(mayReadAll || mayCount);
}

test.each(procedures.map(procedure => [procedure.name, procedure] as const))(
  'a visitor who calls %s',
  async (name, procedure) => {
    const input = await inputRows[name]?.base(app);
    const scans = await findScans(async () => {
      const { status } = await sendInput(app, 'tRPC', procedure, input);
      expect([200, 201]).toContain(status);
    });
    expectAllowed(name, scans);
  },
);

test.each(ROUTES)('a visitor who asks for %s', async path => {
  const scans = await findScans(async () => expect((await fetch(app.url + path)).status).toBe(200));
  expectAllowed(path, scans);
});

test('a visitor who opens a category, and goes on to its other projects', async () => {
  const scans = await findScans(async () => {
    const { next } = await app.trpc().projects.inCategory.query({ category: 'Category 3' });
    await app.trpc().projects.inCategory.query({ category: 'Category 3', after: next ?? '' });
  });
  expect(scans).toEqual([]);
});

test('a visitor of a site whose owner has put the projects in order', async () => {
  await app.services.site.update({ projectOrder: 'own' });
  const scans = await findScans(async () => {
    const { next } = await app.trpc().projects.inCategory.query({ category: 'Category 3' });
    await app.trpc().projects.inCategory.query({ category: 'Category 3', after: next ?? '' });
    await app.trpc().projects.featured.query();
  });
  await app.services.site.update({ projectOrder: 'newest' });
  expect(scans).toEqual([]);
});

test('a visitor who follows an address, or an old one', async () => {
  const { _id: id } = await app.services.projects.create({ slug: 'former' });
  await app.services.projects.update({ id, slug: 'present' });
  const scans = await findScans(async () => {
    for (const address of ['present', 'former', id]) await app.trpc().projects.page.query({ address });
  });
  expect(scans).toEqual([]);
});

test('a signed-in browser that checks its token, and renews it', async () => {
  const { token, refreshToken } = await app.signIn();
  const scans = await findScans(async () => {
    await app.trpc(token).auth.checkToken.mutate();
    await app.trpc().auth.refresh.mutate({ refreshToken });
  });
  expect(scans).toEqual([]);
});

test('a statement that no index serves is noticed', async () => {
  const find = () => app.db.read(projectEntity).findBy({ title: 'nothing' });
  expect(await findScans(find)).toEqual([{ table: 'project', how: 'whole table' }]);
});
