import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { CONTENT_TABLES } from '#server/composition/content/content-register';
import { listSearchDocuments } from '#server/composition/content/open-content';
import type { Services } from '#server/composition/services';
import type { ListedProcedure } from '../support/app/list-procedures';
import { startAppForFile } from '../support/app/managed-app';
import { get, procedures, readAll, startAppWithPages } from '../support/app/visitor-reads';
import { inputRows } from '../support/bad-input/input-rows';
import { sendInput } from '../support/bad-input/send-input';
import { createTokenFor } from '../support/bad-input/token-for';
import { checkRows } from '../support/check-rows';
import { readParts } from '../support/content/backup-file';
import { PENDING } from '../support/content/hidden-content';
import { storeNote, storePage } from '../support/content/post-factory';
import { newName, storeProject } from '../support/content/project-factory';
import { insertImportedItem, insertImportRun } from '../support/database/import-rows';
import {
  createDatabaseWithUnknown,
  entitiesWithUnknown,
  markRows,
  UNKNOWN,
  watchServices,
} from '../support/database/unknown-column';
import { folderForFile } from '../support/managed-folder';

// A column is private until its entity and its presenter name it. These tests add an unknown column with a
// value to every table.

const folder = await folderForFile();
const database = await createDatabaseWithUnknown();
afterAll(database.remove);
const revealingCalls = new Set<string>();
const changeServices = (services: Services) => watchServices(services, call => revealingCalls.add(call));
const app = await startAppForFile(
  { database, entities: entitiesWithUnknown, changeServices },
  startAppWithPages,
);
beforeAll(async () => {
  await fill();
  await markRows(app);
  for (const { options } of CONTENT_TABLES) {
    expect(await app.db.read(options.name).count(), options.name).toBeGreaterThan(0);
  }
});

afterEach(() => {
  // The contract drops unknown fields of its responses, but other callers of the services would reveal them.
  expect([...revealingCalls]).toEqual([]);
  revealingCalls.clear();
});

/** Adds rows to every table. */
async function fill(): Promise<void> {
  const { projects, notes, pages, timeline, skills, site, contacts, views, previews } = app.services;
  await site.update({ ownerName: 'Ada Example' });
  await skills.saveList([{ ...SKILL, name: 'Seen' }]);
  const { _id: id } = await storeProject(app, { title: 'Seen', slug: nextSlug(), skills: ['Seen'] });
  await projects.update({ id, slug: nextSlug(), pendingChanges: PENDING.project() });
  const element = await timeline.create({ title: 'Seen', year: 2001 });
  await timeline.update({ id: element._id, pendingChanges: PENDING.element() });
  const note = await storeNote(app, { title: 'Seen', projects: [id] });
  await notes.update({ id: note._id, slug: nextSlug(), pendingChanges: PENDING.note() });
  const page = await storePage(app, { title: 'Seen' });
  await pages.update({ id: page._id, slug: nextSlug(), pendingChanges: PENDING.page() });
  await projects.remove((await storeProject(app, { title: 'Deleted' }))._id);
  await projects.create({ title: 'Draft', draft: true });
  await contacts.send({ name: 'Zoë', email: 'zoe@example.com', message: 'Hello' });
  await views.record({ projectId: id, sessionId: 'visitor' });
  await previews.createLink({ kind: 'project', id });
  await inputRows['uploads.remove']?.base(app);
  await app.db.write(async manager => {
    await insertImportedItem(manager, id);
    await insertImportRun(manager, 'Markdown', [{ kind: 'project', id, number: null }]);
  });
}
const nextSlug = () => newName('slug').replace(' ', '-');
const SKILL = { category: 'Craft', description: '', icon: '', color: '#123456', isCore: false };

function expectNoUnknown(text: string): void {
  for (const value of Object.values(UNKNOWN)) expect(text).not.toContain(value);
}

test('an unknown column appears in no response, page, feed, sitemap, search or resume for visitors', async () => {
  const answers = Object.entries(await readAll(app));
  await checkRows(answers, (_name, { text }) => expectNoUnknown(text));
  const [{ _id: id } = { _id: '' }] = await app.services.projects.list();
  const link = await app.services.previews.findLink({ kind: 'project', id });
  const preview = await get(app, link?.path ?? '');
  expect(preview.text).toContain('Seen');
  expectNoUnknown(preview.text);
  expect((await listSearchDocuments(app.services.content)).length).toBeGreaterThan(3);
  expect(await app.services.search.find(UNKNOWN.mark)).toEqual([]);
});

const tokenFor = createTokenFor(() => app.signIn());
// Queries run before mutations, which can delete items.
const calls = procedures
  .filter(({ name }) => !name.startsWith('versions.'))
  .toSorted((one, other) => other.type.localeCompare(one.type))
  .map((procedure): [string, ListedProcedure] => [procedure.name, procedure]);

test('an unknown column appears in no response to the owner', () =>
  checkRows(calls, async (name, procedure) => {
    // A sign-in revokes the link of a new site, so the token comes first.
    const token = await tokenFor(name);
    const input = await inputRows[name]?.base(app);
    await markRows(app);
    const { status, body } = await sendInput(app, procedure.rest ? 'REST' : 'tRPC', procedure, input, token);
    expect([200, 201]).toContain(status);
    expectNoUnknown(JSON.stringify(body) ?? '');
  }));

test('an unknown column is in a backup', async () => {
  await fill();
  await markRows(app);
  const site = createSiteBackup({ ...app, entities: entitiesWithUnknown });
  await site.write(createWriteStream(join(folder, 'whole.zip')));
  const { 'content.json': content, ...parts } = await readParts(join(folder, 'whole.zip'));
  const tables = Object.entries<{ [UNKNOWN.column]: string }[]>(JSON.parse(String(content)));
  const unmarked = tables.filter(([, rows]) => !rows.some(row => row[UNKNOWN.column] === UNKNOWN.mark));
  expect(unmarked.map(([name]) => name)).toEqual([]);
  const others = Object.entries(parts).filter(([name]) => name.startsWith('private/'));
  expect(others.filter(([, part]) => !String(part).includes(UNKNOWN.mark)).map(([name]) => name)).toEqual([]);
});

test('an unknown column appears in no version', async () => {
  const { projects, notes, pages, timeline, skills, site } = app.services;
  const items = [
    [(await storeProject(app))._id, projects.update],
    [(await storeNote(app))._id, notes.update],
    [(await storePage(app))._id, pages.update],
    [(await timeline.create({ title: 'Seen' }))._id, timeline.update],
  ] as const;
  await markRows(app);
  for (const [id, update] of items) await update({ id, title: 'Changed' });
  await skills.saveList([{ ...SKILL, name: 'Changed' }]);
  await site.update({ ownerName: 'Changed' });
  const { token } = await app.signIn();
  for (const id of [...items.map(([id]) => id), 'skills', 'site']) {
    const versions = await app.trpc(token).versions.list.query({ id });
    expect(versions.length).toBeGreaterThan(1);
    expectNoUnknown(JSON.stringify(versions));
    for (const { number } of versions) {
      expectNoUnknown(JSON.stringify(await app.trpc(token).versions.get.query({ id, number })));
    }
  }
});
