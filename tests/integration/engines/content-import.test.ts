import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { entities, importedTables } from '#server/composition/entities';
import { createSiteImport } from '#server/composition/site-import';
import { createLogger } from '#server/core/runtime/logger';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { startAppForFile, startAppForTest } from '../../support/app/managed-app';
import { storedFiles, storeFile } from '../../support/app/send-file';
import type { TestApp } from '../../support/app/start-app';
import { readManifest, readParts } from '../../support/content/backup-file';
import { picture as makePicture } from '../../support/content/media-factory';
import { dumpTables } from '../../support/database/dump-tables';
import { folderForFile } from '../../support/managed-folder';

const folder = await folderForFile();
const [source, target] = [await startAppForFile(), await startAppForFile()];
const { token } = await source.signIn();
const picture = await storeFile(source, await makePicture(600, 400).png().toBuffer(), token);
const hidden = await storeFile(source, await makePicture(60, 40).png().toBuffer(), token);

beforeEach(async () => {
  for (const app of [source, target]) {
    await app.db.write(async manager => {
      for (const entity of entities)
        if (entity.backup !== 'secret' && !['upload', 'revision', 'session'].includes(entity.options.name))
          await manager.createQueryBuilder().delete().from(entity).execute();
    });
  }
  await fill(source);
});

async function fill({ services }: TestApp): Promise<void> {
  await services.site.update({ ownerName: 'Ada Example' });
  await services.skills.saveList(
    [{ name: 'Weaving' }, { name: 'Knots' }].map(skill => ({ ...SKILL, ...skill })),
  );
  await services.projects.create({ title: 'Kite', category: 'Aloft', image: `/uploads/${picture}` });
  await services.projects.create({
    title: 'Unseen',
    slug: 'secret-address',
    category: 'Secret',
    draft: true,
    image: `/uploads/${hidden}`,
  });
  await services.timeline.create({ title: 'First', year: 2001 });
  await services.timeline.create({ title: 'Second', year: 2002 });
  await services.contacts.send({ name: 'Zoë', email: 'zoe@example.com', message: 'Hello' });
}
const SKILL = { category: 'Craft', description: '', icon: '', color: '#123456', isCore: false };

async function exportContent(app = source, hasDrafts = false): Promise<string> {
  const file = join(folder, `${randomUUID()}.zip`);
  await createSiteBackup(app).writeContent(createWriteStream(file), { hasDrafts });
  return file;
}

const createImporter = (app: Omit<Parameters<typeof createSiteImport>[0], 'log'>) =>
  createSiteImport({ ...app, log: createLogger('silent') });
const importer = createImporter(target);
/** Imports the public content of the source into the target. */
const transfer = async () => importer.apply(await exportContent());
const readPublicContent = async (app: TestApp) =>
  Promise.all(
    ['/projects', '/timeline', '/skills', '/projects/categories'].map(
      async path => (await app.rest('GET', path)).body,
    ),
  );
const readTables = async (app: TestApp) => {
  const { revision: _revision, version: _version, ...tables } = await dumpTables(app);
  return tables;
};

test('an export contains only the content and files that visitors can see, plus drafts on request', async () => {
  const parts = await readParts(await exportContent());
  expect(readManifest(parts)).toMatchObject({ scope: 'content', site: 'Ada Example' });
  expect(Object.keys(parts).filter(name => name.startsWith('private/') || name === 'secrets.json')).toEqual(
    [],
  );
  const text = String(parts['content.json']);
  expect(text).toContain('Kite');
  expect(text).not.toMatch(/Unseen|Secret|secret|zoe@/);
  expect(Object.keys(parts)).toContain(`files/${picture}`);
  expect(Object.keys(parts)).not.toContain(`files/${hidden}`);
  const withDrafts = await readParts(await exportContent(source, true));
  expect(String(withDrafts['content.json'])).toContain('Unseen');
  expect(Object.keys(withDrafts)).toContain(`files/${hidden}`);
});

test('an import recreates the site, and repeating it changes nothing', async () => {
  const file = await exportContent();
  const outcome = await importer.apply(file);
  expect(outcome).toMatchObject({ changed: 0 });
  expect(await readPublicContent(target)).toEqual(await readPublicContent(source));
  expect(await target.store.find(picture)).not.toBeNull();
  const before = await readTables(target);
  expect(await importer.apply(file)).toEqual({ added: 0, changed: 0 });
  expect(await readTables(target)).toEqual(before);
});

test('importing a draft does not show its category or status to visitors', async () => {
  await source.services.projects.create({ title: 'Plan', category: 'Hushed', status: 'veiled', draft: true });
  await importer.apply(await exportContent(source, true));
  const categories = async (reader?: string) =>
    (await target.rest('GET', '/projects/categories', reader ? { token: reader } : {})).body;
  expect(await categories()).toEqual(['Aloft']);
  expect(await target.services.projects.listStatuses()).not.toContain('veiled');
  const { token: owner } = await target.signIn();
  expect(await categories(owner)).toEqual(expect.arrayContaining(['Aloft', 'Hushed', 'Secret']));
});

test('imported notes keep their dates and visible projects, and get a free slug', async () => {
  const projects = await source.services.projects.list('owner');
  const ids = ['Kite', 'Unseen'].map(title => projects.find(each => each.title === title)?._id ?? '');
  const publishAt = '2020-02-03T04:05:06.789Z';
  const text = 'word '.repeat(500);
  await source.services.notes.create({ title: 'Wind', text, publishAt, projects: ids });
  await source.services.notes.create({ title: 'Unseen wind', draft: true });
  await target.services.notes.create({ title: 'Wind' });
  const file = await exportContent();
  const content = String((await readParts(file))['content.json']);
  expect(content).not.toContain('Unseen');
  expect(content).not.toContain(ids[1]);
  await importer.apply(file);
  const { notes } = await target.services.notes.list();
  expect(notes.map(({ slug }) => slug)).toEqual(['wind', 'wind-2']);
  expect(notes[1]).toMatchObject({ minutes: 2, publishedAt: publishAt });
  expect((await target.services.notes.get(notes[1]?._id ?? '')).projects).toEqual([ids[0]]);
  expect(await importer.apply(file)).toEqual({ added: 0, changed: 0 });
});

test('an export without drafts has no former addresses of drafts, scheduled items or deleted items', async () => {
  const { projects, notes, pages } = source.services;
  const later = new Date(Date.now() + 3_600_000).toISOString();
  for (const [kind, service] of Object.entries({ project: projects, note: notes, page: pages })) {
    const store = async (name: string): Promise<string> => {
      const { _id: id } = await service.create({ title: name, slug: `${kind}-${name}-then` });
      await service.update({ id, slug: `${kind}-${name}-now` });
      return id;
    };
    await store('seen');
    await service.update({ id: await store('hidden'), draft: true });
    await service.update({ id: await store('scheduled'), publishAt: later });
    await service.remove(await store('removed'));
  }
  const findFormerSlugs = (text: string) => text.match(/\w+-\w+-then/g);
  const readContent = async (file: string) => String((await readParts(file))['content.json']);
  const visible = ['project-seen-then', 'note-seen-then', 'page-seen-then'];
  const backup = join(folder, 'former.zip');
  await createSiteBackup(source).write(createWriteStream(backup));
  expect(findFormerSlugs(await readContent(await exportContent()))).toEqual(visible);
  expect(findFormerSlugs(await readContent(await exportContent(source, true)))).toHaveLength(9);
  await importer.apply(backup);
  expect(new Set(findFormerSlugs(JSON.stringify(await readTables(target))))).toEqual(new Set(visible));
});

test('a dry run lists the changes by kind and changes nothing', async () => {
  await transfer();
  const [kite] = await source.services.projects.list();
  await source.services.projects.update({ id: kite?._id ?? '', title: 'Red kite' });
  await source.services.timeline.create({ title: 'Third' });
  const file = await exportContent();
  const before = await dumpTables(target);
  const { kinds } = await importer.plan(file);
  expect(await dumpTables(target)).toEqual(before);
  expect(kinds.find(({ kind }) => kind === 'project')).toEqual({
    ...{ kind: 'project', added: 0, changed: 1, same: 0 },
    items: [{ name: 'Red kite', isNew: false, fields: ['title'] }],
  });
  expect(kinds.find(({ kind }) => kind === 'timeline_element')).toMatchObject({
    added: 1,
    changed: 0,
    same: 2,
  });
  expect(kinds.find(({ kind }) => kind === 'skill')).toMatchObject({ added: 0, changed: 0, same: 2 });
});

test('an import keeps existing items and creates versions of changed ones', async () => {
  await target.services.projects.create({ title: 'Mine', category: 'Aloft' });
  await target.services.skills.saveList([{ ...SKILL, name: ' weaving', color: '#ffffff' }]);
  await transfer();
  const titles = (await target.services.projects.list()).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Kite', 'Mine']);
  expect((await target.services.skills.list()).map(({ name, color }) => [name, color])).toEqual([
    ['Weaving', '#123456'],
    ['Knots', '#123456'],
  ]);
  expect(await target.services.projects.listCategories('owner')).toEqual(['Aloft']);
  const [latest] = await target.services.versions.list('skills');
  expect(latest?.changes).toEqual(['Weaving', 'Knots', ' weaving']);
});

test('undoing an import reverts everything except later changes', async () => {
  await target.services.projects.create({ title: 'Mine', category: 'Aloft' });
  await target.services.site.update({ ownerName: 'Grace' });
  const [before, site] = [await readPublicContent(target), await target.services.site.get()];
  await transfer();
  expect(await importer.last()).toMatchObject({ site: 'Ada Example', changed: 1 });
  const { kept } = await importer.undo();
  expect(kept).toBe(0);
  expect(await readPublicContent(target)).toEqual(before);
  expect(await target.services.site.get()).toEqual({ ...site, version: expect.any(Number) });
  expect((await target.services.trash.list()).map(({ name }) => name).toSorted()).toEqual([
    'First',
    'Kite',
    'Second',
  ]);
  expect(await importer.last()).toBeNull();
  expect(await importer.undo()).toEqual({ undone: 0, kept: 0 });

  // The import restores items from the trash, and undoing it skips items that were changed since.
  await transfer();
  expect(await target.services.trash.list()).toEqual([]);
  const kite = (await target.services.projects.list()).find(({ title }) => title === 'Kite');
  await target.services.projects.update({ id: kite?._id ?? '', title: 'My kite' });
  expect(await importer.undo()).toMatchObject({ kept: 1 });
  expect((await target.services.projects.list()).map(({ title }) => title).toSorted()).toEqual([
    'Mine',
    'My kite',
  ]);
});

test('an import and its undo leave no gaps and no duplicates in the positions of ordered rows', async () => {
  const ordered = importedTables.filter(({ imports }) => imports.isOrdered);
  const countRows = async () => {
    const counts: Record<string, number> = {};
    for (const { entity } of ordered) {
      const rows = await target.db.read(entity).find({ order: { position: 'ASC' } });
      expect(rows.map(({ position }) => position)).toEqual([...rows.keys()]);
      counts[entity.options.name] = rows.length;
    }
    return counts;
  };
  await source.services.projects.create({ title: 'Loom', category: 'Indoors', status: 'Done' });
  await target.services.projects.create({ title: 'Mine', category: 'Ours', status: 'Resting' });
  await target.services.skills.saveList([{ ...SKILL, name: 'Mine' }]);
  await target.services.timeline.create({ title: 'Mine' });
  const before = await countRows();
  await transfer();
  const after = await countRows();
  for (const { entity } of ordered) {
    const { name } = entity.options;
    expect([name, after[name]]).not.toEqual([name, before[name]]);
  }
  await importer.undo();
  expect(await countRows()).toEqual(before);
});

test('an import does not change whether an item is published, or its pending changes', async () => {
  await source.services.notes.create({ title: 'Wind' });
  await transfer();
  const { projects, notes, timeline } = target.services;
  const ids = {
    project: (await projects.list())[0]?._id ?? '',
    note: (await notes.listFull())[0]?._id ?? '',
    element: (await timeline.list())[0]?._id ?? '',
  };
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await projects.update({ id: ids.project, draft: true });
  await notes.update({ id: ids.note, publishAt });
  await timeline.update({ id: ids.element, pendingChanges: { title: 'Soon' } });
  expect(await transfer()).toEqual({ added: 0, changed: 0 });

  await source.services.projects.update({ id: ids.project, title: 'Kite, changed' });
  await source.services.notes.update({ id: ids.note, title: 'Wind, changed' });
  await source.services.timeline.update({ id: ids.element, year: 1999 });
  expect(await transfer()).toEqual({ added: 0, changed: 3 });
  expect(await projects.get(ids.project, 'owner')).toMatchObject({ title: 'Kite, changed', draft: true });
  expect(await notes.get(ids.note, 'owner')).toMatchObject({ title: 'Wind, changed', publishAt });
  const elements = await timeline.list('owner');
  expect(elements.find(({ _id }) => _id === ids.element)).toMatchObject({
    year: 1999,
    pendingChanges: { title: 'Soon' },
  });
});

test('importing a full backup imports only its public content, and an export cannot be restored', async () => {
  const file = join(folder, 'whole.zip');
  await createSiteBackup(source).write(createWriteStream(file));
  await importer.apply(file);
  expect((await target.services.projects.list('owner')).map(({ title }) => title)).toEqual(['Kite']);
  expect(await target.db.read(contactMessageEntity).count()).toBe(0);
  const before = await dumpTables(target);
  await expect(
    createSiteBackup(target).restore(await exportContent(), { over: 'Ada Example' }),
  ).rejects.toThrow('This is a content export, not a backup. Import it instead. Nothing was changed.');
  expect(await dumpTables(target)).toEqual(before);
});

test('a failed import leaves nothing behind', async () => {
  const before = { tables: await readTables(target), files: await storedFiles(target) };
  const db = {
    ...target.db,
    write: <T>(work: Parameters<typeof target.db.write<T>>[0]) =>
      target.db.write<T>(async manager => {
        await work(manager);
        throw new Error('ENOSPC');
      }),
  };
  await expect(createImporter({ ...target, db }).apply(await exportContent())).rejects.toThrow('ENOSPC');
  expect({ tables: await readTables(target), files: await storedFiles(target) }).toEqual(before);
});

test('an import whose transaction may be committed keeps its files', async () => {
  const file = await exportContent();
  const own = await startAppForTest();
  const db = {
    ...own.db,
    write: async <T>(work: Parameters<typeof own.db.write<T>>[0]): Promise<T> => {
      await own.db.write(work);
      throw Object.assign(new Error('The connection broke.'), { code: 'ECONNRESET' });
    },
  };
  await expect(createImporter({ ...own, db }).apply(file)).rejects.toThrow('The connection broke.');
  const { files, rows } = await storedFiles(own);
  expect(rows).toEqual([picture]);
  expect(files).toContain(picture);
});

test('an export can be uploaded, planned, imported and undone over REST', async () => {
  const { token: owner } = await target.signIn();
  const headers = { 'x-auth-token': token };
  const download = await fetch(`${source.url}/api/backup`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ scope: 'content' }),
  });
  expect(download.headers.get('content-disposition')).toContain('portfolio-content-');
  const sent = await fetch(`${target.url}/api/backup/file`, {
    method: 'POST',
    headers: { 'x-auth-token': owner, 'content-type': 'application/zip' },
    body: await download.arrayBuffer(),
  });
  const { id, scope } = Object(await sent.json());
  expect(scope).toBe('content');
  const path = `/backup/file/${id}/import`;
  expect((await target.rest('GET', path, { token: owner })).status).toBe(200);
  expect((await target.rest('POST', path, { token: owner })).body).toMatchObject({ changed: 0 });
  expect((await target.rest('POST', path, { token: owner })).status).toBe(404);
  expect((await target.rest('GET', '/backup/import', { token: owner })).body).toMatchObject({
    site: 'Ada Example',
  });
  expect((await target.rest('DELETE', '/backup/import', { token: owner })).body).toMatchObject({ kept: 0 });
  expect((await target.rest('GET', '/projects')).body).toEqual([]);
});
