import { createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { readParts, temporaryFolder } from '../support/backup-file';
import { bundlePrograms } from '../support/bundle-programs';
import { damagePage } from '../support/damage-page';
import { connect, openTestDatabase } from '../support/open-test-database';
import { endPrograms, runProgram } from '../support/run-program';
import { startApp, type TestApp } from '../support/start-app';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

// Each test starts programs that compile their sources first.
vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabase;
let app: TestApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(() => bundlePrograms('src/server/commands/backup.ts', 'src/server/commands/restore.ts'), 120_000);
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

async function backUp(site: TestApp, name: string): Promise<string> {
  const file = join(folder.path, name);
  await createSiteBackup(site).write(createWriteStream(file));
  return file;
}

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
