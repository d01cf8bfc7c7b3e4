import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { protectDataFolder } from '#server/db/protect-data-folder';
import { readEnvironment } from '#server/environment';
import { createRecordingLog, type LogLine } from '../support/database/open-test-database';
import { testFolder } from '../support/managed-folder';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await testFolder();
  dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  for (const name of ['portfolio.sqlite', 'portfolio.sqlite-wal', 'portfolio.sqlite.lock', 'secrets.json'])
    await writeFile(join(dataDir, name), '');
});

async function protect(settings: Record<string, string> = {}): Promise<LogLine[]> {
  const { log, lines } = createRecordingLog();
  const env = readEnvironment({ DATA_DIR: dataDir, UPLOADS_DIR: join(dataDir, 'uploads'), ...settings });
  await protectDataFolder(env, log);
  return lines;
}

async function getMode(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}

test('a data folder that holds only files of the site becomes private', async () => {
  await mkdir(join(dataDir, 'uploads'));
  await mkdir(join(dataDir, 'backups'));
  expect(await protect({ BACKUP_DIR: join(dataDir, 'backups') })).toEqual([]);
  expect(await getMode(dataDir)).toBe('700');
});

test('a data folder with another file stays as it is, and one warning has the command', async () => {
  await writeFile(join(dataDir, 'notes.txt'), '');
  const lines = await protect();
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, expect.stringContaining(`chmod 700 '${dataDir}'`)],
  ]);
  expect(await getMode(dataDir)).toBe('755');
});

test('a folder of the database other than DATA_DIR stays as it is, and one warning has the command', async () => {
  await chmod(folder, 0o755);
  const lines = await protect({ DATABASE_URL: `sqlite:${join(folder, 'site.sqlite')}` });
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining(`chmod 700 '${folder}'`)]);
  expect(await getMode(folder)).toBe('755');
});

test('a private folder and a database server cause no warning', async () => {
  expect(await protect({ DATABASE_URL: `sqlite:${join(folder, 'site.sqlite')}` })).toEqual([]);
  expect(await protect({ DATABASE_URL: 'mysql://user@localhost/site' })).toEqual([]);
  expect(await getMode(dataDir)).toBe('755');
});
