import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSiteBackup, verifySiteBackup } from '#server/composition/backup/site-backup';
import { importRunEntity } from '#server/composition/import-tables';
import { SAMPLE_NOTES } from '#server/composition/sample/data/sample-notes';
import { newId } from '#server/core/database/new-id';
import { fillSite, setUpSample, writeBackup } from '../../support/app/filled-site';
import { startAppForTest } from '../../support/app/managed-app';
import { storedFiles, storeFile } from '../../support/app/send-file';
import { startApp, type TestApp } from '../../support/app/start-app';
import { readContent, readManifest, readParts } from '../../support/content/backup-file';
import { picture as makePicture } from '../../support/content/media-factory';
import { dumpTables } from '../../support/database/dump-tables';
import { insertImportRun } from '../../support/database/import-rows';
import { createSqliteFile, engine } from '../../support/database/test-database';
import { folderForFile } from '../../support/managed-folder';

let site: TestApp;
let other: TestApp;
const folder = await folderForFile();

async function openSites(): Promise<void> {
  site = await startApp();
  other = await startApp();
}

async function closeSites(): Promise<void> {
  await site?.stop();
  await other?.stop();
}

const backUp = (app: TestApp, name = 'backup.zip') => writeBackup(app, join(folder, name));
const restore = (app: TestApp, file: string, over?: string) => createSiteBackup(app).restore(file, { over });

describe('a backup', () => {
  let filled: TestApp;
  let picture: string;
  /** The backup of a filled site, which no test changes. */
  let file: string;
  beforeAll(async () => {
    await openSites();
    filled = site;
    await other.stop();
    ({ picture } = await fillSite(filled));
    file = await backUp(filled, 'filled.zip');
  });
  afterAll(() => filled?.stop());
  beforeEach(openSites);
  afterEach(closeSites);

  test('a backup restored on another site produces the same backup again and serves the content, but keeps the sign-in', async () => {
    const { token } = await other.signIn();
    await other.rest('GET', '/projects');
    const summary = await restore(other, file);
    expect(summary).toMatchObject({ site: 'Ada Example', missingFiles: [] });
    expect(await readContent(await backUp(other, 'again.zip'))).toEqual(await readContent(file));
    expect(await storedFiles(other)).toEqual(await storedFiles(filled));
    for (const path of ['/projects', '/timeline'])
      expect((await other.rest('GET', path)).body).toEqual((await filled.rest('GET', path)).body);
    expect((await other.rest('POST', '/auth/check-token', { token })).body).toEqual({ isValid: true });
    const served = await fetch(`${other.url}/uploads/${picture}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(await readFile(join(filled.uploadsDir, picture)));
    const trashed = (await other.services.trash.list()).toSorted((a, b) => a.name.localeCompare(b.name));
    expect(trashed.map(({ name }) => name)).toEqual(['Gone', 'Message from Gia']);
    const [deleted, message] = trashed;
    await other.services.trash.restore(message?._id ?? '');
    expect(await other.services.contacts.get(message?._id ?? '')).toMatchObject({ message: 'Bye' });
    await other.services.trash.restore(deleted?._id ?? '');
    expect(await other.services.projects.get(deleted?._id ?? '')).toMatchObject({ title: 'Gone' });
  });

  test('a backup keeps drawn covers and the frames that the owner chose', async () => {
    const { token } = await site.signIn();
    const stored = await storeFile(site, await makePicture(600, 400).png().toBuffer(), token);
    const { projects } = site.trpc(token);
    await projects.create.mutate({ title: 'Framed', image: `/uploads/${stored}#frame=phone` });
    await projects.create.mutate({ title: 'Drawn', category: 'Aloft', coverTurn: 7 });
    await restore(other, await backUp(site));
    const { body } = await other.rest('GET', '/projects');
    expect(body).toEqual((await site.rest('GET', '/projects')).body);
    expect(JSON.stringify(body)).toContain(`/uploads/${stored}#frame=phone`);
    expect(JSON.stringify(body)).toMatch(/"generatedCover":"\/covers\/[a-z]+-7-/);
    expect((await storedFiles(other)).files).toContain(stored);
  });

  test.skipIf(engine === 'sqlite')('a backup of an SQLite site is restored on MySQL', async () => {
    const small = await startAppForTest({ database: await createSqliteFile() });
    await fillSite(small);
    const written = await backUp(small, 'sqlite.zip');
    await restore(other, written);
    expect(await readContent(await backUp(other, 'mysql.zip'))).toEqual(await readContent(written));
    expect(await storedFiles(other)).toEqual(await storedFiles(small));
    for (const path of ['/projects', '/timeline', '/skills'])
      expect((await other.rest('GET', path)).body).toEqual((await small.rest('GET', path)).body);
  });

  test('a backup forgets imports of another site, which earlier versions recorded without changes', async () => {
    const thing = { kind: 'note' as const, id: newId(), number: null };
    await site.db.write(async manager => {
      await insertImportRun(manager, 'Grace Example', []);
      await insertImportRun(manager, 'Markdown', [thing]);
    });
    await restore(other, await backUp(site));
    expect((await other.db.read(importRunEntity).find()).map(({ source }) => source)).toEqual(['Markdown']);
  });

  test('a backup restores a flood of messages with the same text, which compresses extremely well', async () => {
    const visitor = site.trpc();
    const MESSAGES = 100;
    for (let number = 0; number < MESSAGES; number += 1)
      await visitor.contacts.send.mutate({
        name: 'Eve',
        email: 'eve@example.com',
        message: 'x'.repeat(10_000),
      });
    const { rows } = await restore(other, await backUp(site));
    expect(rows).toBeGreaterThan(MESSAGES);
  });

  test('a backup is restored without a name on a new site, which gets no sample content then, and can clear what it has', async () => {
    await setUpSample(other, false);
    expect(await restore(other, file)).toMatchObject({ site: 'Ada Example' });
    const before = (await other.rest('GET', '/projects')).body;
    await setUpSample(other);
    expect((await other.rest('GET', '/projects')).body).toEqual(before);
    const { token } = await other.signIn();
    // The owner has changed the settings.
    expect(await other.trpc(token).sample.clear.mutate()).toMatchObject({
      removed: { projects: 8 },
      kept: 1,
    });
    expect((await other.rest('GET', '/projects')).body).toMatchObject([{ title: 'Größe 🪁' }]);
  });

  test('a backup counts the items of each kind, without deleted messages and spam', async () => {
    await fillSite(site);
    const visitor = site.trpc();
    await visitor.contacts.send.mutate({ name: 'Bot', email: 'a@b', message: 'Buy', website: 'x' });
    const { token } = await site.signIn();
    await site.trpc(token).pages.create.mutate({ title: 'Imprint' });
    const { items } = await verifySiteBackup(await backUp(site));
    const { services } = site;
    expect(items).toEqual({
      project: (await services.projects.list('owner')).length,
      note: SAMPLE_NOTES.length,
      page: 1,
      timeline: (await services.timeline.list('owner')).length,
      skills: (await services.skills.list()).length,
      message: 1,
    });
  });

  test('a backup contains no sign-in data', async () => {
    const parts = await readParts(file);
    const text = Object.values(parts).join('\n');
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('owner@example.com');
  });

  test('a backup contains either all or nothing of a change saved while it is written', async () => {
    await setUpSample(site);
    const { token } = await site.signIn();
    const written = join(folder, 'backup.zip');
    const target = createWriteStream(written, { highWaterMark: 1 });
    const writing = createSiteBackup(site).write(target);
    for (let number = 0; number < 5; number += 1) {
      await site
        .trpc(token)
        .projects.create.mutate({ title: `Meanwhile ${number}`, category: `New ${number}` });
    }
    await writing;
    const { project, project_category: categories } = JSON.parse(
      String((await readParts(written))['content.json']),
    );
    const pick = (values: string[], start: string) => values.filter(value => value.startsWith(start));
    const titles = pick(
      project.map(({ title }: { title: string }) => title),
      'Meanwhile',
    );
    const names = pick(
      categories.map(({ name }: { name: string }) => name),
      'New',
    );
    expect(names).toHaveLength(titles.length);
  });

  test('a backup contains a file that is deleted while it is written', async () => {
    const { token, picture: deleted } = await fillSite(site);
    const written = join(folder, 'backup.zip');
    const target = createWriteStream(written, { highWaterMark: 1 });
    target.cork();
    const writing = createSiteBackup(site).write(target);
    await expect
      .poll(async () => (await storedFiles(site)).files.filter(name => name === deleted).length)
      .toBe(2);
    const [project] = await site.trpc().projects.list.query();
    await site.trpc(token).projects.remove.mutate({ id: project?._id ?? '' });
    await site.trpc(token).trash.remove.mutate({ id: project?._id ?? '' });
    expect(await site.store.find(deleted)).toBeNull();
    target.uncork();
    await writing;
    expect(Object.keys(await readParts(written))).toContain(`files/${deleted}`);
    expect((await storedFiles(site)).files).not.toContain(deleted);
  });

  test('a backup lists a file that was already missing', async () => {
    const { picture: missing } = await fillSite(site);
    await site.store.remove(missing);
    const written = await backUp(site);
    expect(readManifest(await readParts(written)).missingFiles).toEqual([missing]);
    expect(await restore(other, written)).toMatchObject({ missingFiles: [missing] });
  });

  describe('restored on a site that has content', () => {
    test.each([undefined, 'Ada Example', ''])(
      'a backup restored on a site that has content changes nothing when the given name is %j',
      async over => {
        const { token } = await other.signIn();
        await other.trpc(token).site.update.mutate({ ownerName: 'Grace' });
        const before = await dumpTables(other);
        await expect(restore(other, file, over)).rejects.toThrow('"Grace"');
        expect(await dumpTables(other)).toEqual(before);
      },
    );

    test('a backup restored on a site that has content is refused after an upload', async () => {
      await setUpSample(other);
      const { token } = await other.signIn();
      await storeFile(other, await makePicture(60, 40).png().toBuffer(), token);
      await expect(restore(other, file)).rejects.toThrow('already has content');
    });

    test('a backup restored on a site that has content is refused after a message', async () => {
      await setUpSample(other);
      await other.trpc().contacts.send.mutate({ name: 'Zoë', email: 'zoe@example.com', message: 'Hello' });
      await expect(restore(other, file)).rejects.toThrow('already has content');
    });
  });
});
