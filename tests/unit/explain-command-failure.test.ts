import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from '#server/commands/command';
import { testFolder } from '../support/managed-folder';
import { asOrdinaryUser } from '../support/programs/ordinary-user';

const explainFailure = (work: Promise<unknown>) => work.then(() => 'no failure', explain);

const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test('a command names a path that cannot be used, and why, and keeps any other message', async () => {
  const missing = join(tmpdir(), 'no-such-folder', 'file.zip');
  expect(await explainFailure(writeFile(missing, ''))).toBe(`No such file or folder: ${missing}`);
  expect(await explainFailure(readFile(join(import.meta.filename, 'x')))).toBe(
    `Part of this path is not a folder: ${join(import.meta.filename, 'x')}`,
  );
  expect(await explainFailure(writeFile(tmpdir(), ''))).toBe(`This is a folder, not a file: ${tmpdir()}`);
  expect(explain(new Error('No.'))).toBe('No.');
  expect(explain(FULL)).toBe('The disk is full. Free some space, and try again.');
});

test('a command names the setting of a folder that it cannot use, as the start of the site does', async () => {
  const folder = await testFolder();
  const [file, uploads] = [join(folder, 'file'), join(folder, 'uploads')];
  await writeFile(file, '');
  await mkdir(uploads);
  await chmod(uploads, 0o555);
  const settings = { DATA_DIR: file, UPLOADS_DIR: uploads };
  const explainIn = (work: Promise<unknown>) =>
    work.then(
      () => 'no failure',
      error => explain(error, settings),
    );
  const user = asOrdinaryUser([folder, uploads], async () => `user ${process.geteuid?.()}`);
  for (const path of [file, join(file, 'below')])
    expect(await explainIn(mkdir(path))).toBe(
      `There is a file where DATA_DIR ${file} or a folder above it should be. Move the file, or choose another folder.`,
    );
  await asOrdinaryUser([folder, uploads], async () => {
    expect(await explainIn(writeFile(join(uploads, 'x'), ''))).toBe(
      `Couldn't write to UPLOADS_DIR ${uploads}. Make the folder writable for ${await user}.`,
    );
    expect(await explainFailure(writeFile(join(uploads, 'mine.zip.7.part'), ''))).toBe(
      `Couldn't write to ${uploads}. Make the folder writable for ${await user}.`,
    );
  });
  await chmod(uploads, 0o755);
  const backup = join(uploads, 'backup.zip');
  await writeFile(backup, '', { mode: 0o000 });
  await asOrdinaryUser([folder, uploads], async () => {
    expect(await explainIn(readFile(backup))).toBe(`This user has no access to the path: ${backup}`);
  });
  expect(await explainIn(mkdir(backup))).toBe(`A file or folder already exists: ${backup}`);
  expect(await explainIn(readFile(join(backup, 'x')))).toBe(
    `Part of this path is not a folder: ${join(backup, 'x')}`,
  );
  const fullAt = Object.assign(new Error(FULL.message), { code: 'ENOSPC', path: join(uploads, 'x') });
  expect(explain(fullAt, settings)).toBe(
    `The disk of UPLOADS_DIR ${uploads} is full. Free some space, and try again.`,
  );
});
