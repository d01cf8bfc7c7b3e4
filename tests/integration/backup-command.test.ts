import { createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { readParts, temporaryFolder } from '../support/backup-file';
import { damagePage } from '../support/damage-page';
import { connect, openTestDatabase } from '../support/open-test-database';
import { endPrograms, runProgram } from '../support/run-program';
import { startApp, type TestApp } from '../support/start-app';
import { createSqliteFile, createTestDatabase, engine, type TestDatabase } from '../support/test-database';

/** SIGTERM ends the command in order, and SIGKILL wherever it is. */
const ENDS = ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGTERM'] as const;
// Each test starts programs that compile their sources first.
vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabase;
let app: TestApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
  database = await createTestDatabase();
  app = await startApp({ database });
});
afterEach(async () => {
  await endPrograms();
  await app?.stop();
  await database?.remove();
  await folder?.remove();
});

function run(command: 'backup' | 'restore', parameters: string[], more: Record<string, string> = {}) {
  const variables = { DATABASE_URL: database.url, UPLOADS_DIR: app.uploadsDir, ...more };
  return runProgram(`src/server/commands/${command}.ts`, parameters, variables);
}

async function fill(site: TestApp, title: string, projects = 3): Promise<void> {
  const { token } = await site.signIn();
  await site.trpc(token).site.update.mutate({ ownerName: title });
  for (let number = 0; number < projects; number += 1) {
    await site.trpc(token).projects.create.mutate({ title: `${title} ${number}`, category: title });
  }
  await site.trpc().contacts.send.mutate({ name: title, email: 'a@example.com', message: 'Hi' });
}

async function backUp(site: TestApp, name: string): Promise<string> {
  const file = join(folder.path, name);
  await createSiteBackup(site).write(createWriteStream(file));
  return file;
}

async function readContent(file: string): Promise<Record<string, string>> {
  const { 'manifest.json': _manifest, ...parts } = await readParts(file);
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')]));
}

test('a backup of a running site is readable only by its user, verified and restored', async () => {
  await fill(app, 'Ada');
  const out = join(folder.path, 'mine.zip');
  const writing = run('backup', ['--out', out]);
  expect(await writing.ended).toMatchObject({ exitCode: 0 });
  expect(writing.stdout()).toMatch(/^Saved .*mine\.zip: \d+ rows and 0 files\. Owner: Ada\.\n/);
  expect((await stat(out)).mode & 0o777).toBe(0o600);

  const { token } = await app.signIn();
  const before = (await app.rest('GET', '/projects')).body;
  await app.trpc(token).projects.create.mutate({ title: 'Too much' });
  const refused = run('restore', [out]);
  expect(await refused.ended).toMatchObject({ exitCode: 1 });
  expect(refused.stderr()).toContain(
    'already has content. To replace it, confirm with its owner\'s name: "Ada".',
  );

  const misplaced = run('backup', ['--out', join(folder.path, 'none', 'mine.zip')]);
  expect(await misplaced.ended).toMatchObject({ exitCode: 1 });
  expect(misplaced.stderr()).toBe(`There is no folder ${join(folder.path, 'none')}.\n`);

  const verifying = run('backup', ['--verify', out], { DATABASE_URL: 'mysql://127.0.0.1:1/away' });
  expect(await verifying.ended).toMatchObject({ exitCode: 0 });
  expect(verifying.stdout()).toMatch(/^Verified: a backup of \S+ with \d+ rows and 0 files\. Owner: Ada\.\n/);

  const restoring = run('restore', [out, '--over', 'Ada']);
  expect(await restoring.ended).toMatchObject({ exitCode: 0 });
  // The server notices the changes of another process within 100 ms.
  await expect.poll(async () => (await app.rest('GET', '/projects')).body).toEqual(before);
});

test('an existing backup file is not replaced, and no partial file stays', async () => {
  const out = await backUp(app, 'mine.zip');
  const { mtimeMs } = await stat(out);
  const writing = run('backup', ['--out', out]);
  expect(await writing.ended).toMatchObject({ exitCode: 1 });
  expect(writing.stderr()).toContain('mine.zip already exists.');
  expect((await stat(out)).mtimeMs).toBe(mtimeMs);
  expect(await readdir(folder.path)).toEqual(['mine.zip']);
});

test('the sign-in is included only with a passphrase from the environment', async () => {
  const out = join(folder.path, 'mine.zip');
  const withoutPassphrase = run('backup', ['--out', out, '--with-secrets']);
  expect(await withoutPassphrase.ended).toMatchObject({ exitCode: 1 });
  expect(withoutPassphrase.stderr()).toContain('The passphrase is missing: set BACKUP_PASSPHRASE');
  const secret = { BACKUP_PASSPHRASE: 'correct horse battery' };
  expect(await run('backup', ['--out', out, '--with-secrets'], secret).ended).toMatchObject({ exitCode: 0 });
  expect(Object.keys(await readParts(out))).toContain('secrets.json');
  const { token } = await app.signIn();
  const wrong = run('restore', [out, '--with-secrets'], { BACKUP_PASSPHRASE: 'wrong horse battery' });
  expect(await wrong.ended).toMatchObject({ exitCode: 1 });
  expect(wrong.stderr()).toContain('The passphrase is wrong. Nothing was changed.');
  expect((await app.rest('POST', '/auth/check-token', { token })).body).toEqual({ isValid: true });
  const restoring = run('restore', [out, '--with-secrets'], secret);
  expect(await restoring.ended).toMatchObject({ exitCode: 0 });
  expect(restoring.stdout()).toContain('All sessions were ended');
  expect((await app.rest('POST', '/auth/check-token', { token })).body).toEqual({ isValid: false });
});

test('a stopped restore leaves either the old or the new content', async () => {
  await fill(app, 'Old');
  const old = await backUp(app, 'old.zip');
  const source = await startApp();
  await fill(source, 'New', 20);
  const replacement = await backUp(source, 'new.zip');
  await source.stop();
  const [before, after] = [await readContent(old), await readContent(replacement)];

  for (const [round, signal] of ENDS.entries()) {
    const { body } = await app.rest('GET', '/site');
    const restoring = run('restore', [replacement, '--over', String(Object(body).ownerName)]);
    await restoring.waitForOutput(/Writing the content/);
    await new Promise(resolve => setTimeout(resolve, Math.random() * 40));
    restoring.kill(signal);
    await restoring.ended;
    const found = await readContent(await backUp(app, `found-${round}.zip`));
    expect([JSON.stringify(before), JSON.stringify(after)]).toContain(JSON.stringify(found));
  }
  const { body } = await app.rest('GET', '/site');
  expect(await run('restore', [replacement, '--over', String(Object(body).ownerName)]).ended).toMatchObject({
    exitCode: 0,
  });
  expect(await readContent(await backUp(app, 'last.zip'))).toEqual(after);
});

test.skipIf(engine === 'sqlite')(
  'backups of SQLite and this engine are identical after restoring in both directions',
  async () => {
    const files = await Promise.all([createSqliteFile(), createSqliteFile()]);
    const [first, last] = await Promise.all(files.map(file => startApp({ database: file })));
    if (!first || !last) throw new Error('Not started');
    await fill(first, 'Größe 🪁');
    const one = await backUp(first, 'one.zip');
    await createSiteBackup(app).restore(one);
    const two = await backUp(app, 'two.zip');
    await createSiteBackup(last).restore(two);
    const three = await backUp(last, 'three.zip');
    expect(await readContent(two)).toEqual(await readContent(one));
    expect(await readContent(three)).toEqual(await readContent(one));
    await Promise.all([first.stop(), last.stop()]);
    await Promise.all(files.map(file => file.remove()));
  },
);

test('a backup of a damaged SQLite file names it and the remedy', async () => {
  const file = join(folder.path, 'site.sqlite');
  const target = { kind: 'sqlite' as const, file };
  await (await openTestDatabase({ target })).close();
  const source = await connect({ target }, []);
  const pages = await source.query("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'contact_message'");
  await source.destroy();
  for (const { rootpage } of pages) await damagePage(file, Number(rootpage));
  const out = join(folder.path, 'mine.zip');
  const program = run('backup', ['--out', out], { DATABASE_URL: `sqlite:${file}` });
  expect(await program.ended).toMatchObject({ exitCode: 1 });
  expect(program.stderr()).toMatch(`The database ${file} is damaged. Move it`);
  expect((await readdir(folder.path)).filter(name => name.startsWith('mine'))).toEqual([]);
});
