import { readdir, stat } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { readParts } from '../support/content/backup-file';
import { damagePage } from '../support/content/damage-page';
import { connect, openTestDatabase } from '../support/database/open-test-database';
import { prepareBackupCommands } from '../support/programs/backup-commands';

// Each test starts programs that compile their sources first.
vi.setConfig({ testTimeout: 180_000 });

test('an existing backup file is not replaced, and no partial file stays', async () => {
  const { app, folder, run, backUp } = await prepareBackupCommands();
  const out = await backUp(app, 'mine.zip');
  const { mtimeMs } = await stat(out);
  const writing = run('backup', ['--out', out]);
  expect(await writing.ended).toMatchObject({ exitCode: 1 });
  expect(writing.stderr()).toContain('mine.zip already exists.');
  expect((await stat(out)).mtimeMs).toBe(mtimeMs);
  expect(await readdir(folder)).toEqual(['mine.zip']);
});

test('the sign-in is included only with a passphrase from the environment', async () => {
  const { app, inFolder, run } = await prepareBackupCommands();
  const out = inFolder('mine.zip');
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

test('a failed backup of a damaged SQLite file names the file and the remedy', async () => {
  const { folder, inFolder, run } = await prepareBackupCommands();
  const file = inFolder('site.sqlite');
  const target = { kind: 'sqlite' as const, file };
  await (await openTestDatabase({ target })).close();
  const source = await connect({ target }, []);
  const pages = await source.query("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'contact_message'");
  await source.destroy();
  for (const { rootpage } of pages) await damagePage(file, Number(rootpage));
  const out = inFolder('mine.zip');
  const program = run('backup', ['--out', out], { DATABASE_URL: `sqlite:${file}` });
  expect(await program.ended).toMatchObject({ exitCode: 1 });
  expect(program.stderr()).toMatch(`The database ${file} is damaged. Move it`);
  expect((await readdir(folder)).filter(name => name.startsWith('mine'))).toEqual([]);
});
