import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processEnvironment } from '#server/environment';
import { folderForFile } from '../support/managed-folder';

test('an unknown variable in the file .env is reported, and one of the process is not', async () => {
  const folder = await folderForFile();
  await writeFile(join(folder, '.env'), 'MYSQL_URL=mysql://a\nLOG_LEVEL="warn" # quiet\n');
  vi.stubEnv('PORTT', '80');
  // Removes them again after the test, because the file sets them in this process.
  for (const name of ['MYSQL_URL', 'LOG_LEVEL']) vi.stubEnv(name, undefined);
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    vi.unstubAllEnvs();
  });
  const { misspelled, logLevel } = processEnvironment();
  expect(misspelled).toEqual(['MYSQL_URL is not a setting.']);
  expect(logLevel).toBe('warn');
});
