import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadSecrets } from '#server/core/config/secrets';
import { StartError } from '#server/core/errors/start-error';
import { testFolder } from '../support/managed-folder';

const NO_SECRETS = { jwtSecret: undefined, refreshTokenSecret: undefined };

let folder: string;
beforeEach(async () => {
  folder = await testFolder();
});

test('secrets are generated once and then read without a write', async () => {
  const first = await loadSecrets(NO_SECRETS, folder);
  const second = await loadSecrets(NO_SECRETS, folder);
  expect(second).toEqual(first);
  expect(first.areGenerated).toBe(true);
  expect(first.access).not.toBe(first.refresh);
  expect(first.access.length).toBeGreaterThanOrEqual(32);
  const secrets = await loadSecrets(NO_SECRETS, folder);
  const { mtimeMs } = await stat(folder);
  expect(await loadSecrets(NO_SECRETS, folder)).toEqual(secrets);
  expect((await stat(folder)).mtimeMs).toBe(mtimeMs);
});

test('loading secrets creates a missing data folder and a file that only its owner can read', async () => {
  await expect(loadSecrets(NO_SECRETS, join(folder, 'not/yet'))).resolves.toMatchObject({
    areGenerated: true,
  });
  await loadSecrets(NO_SECRETS, folder);
  const { mode } = await stat(join(folder, 'secrets.json'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('ten simultaneous loads return the same secrets and leave one file', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => loadSecrets(NO_SECRETS, folder)));
  expect(new Set(all.map(({ access, refresh }) => `${access} ${refresh}`)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('configured secrets take precedence and no file is written if both are configured', async () => {
  const configured = { jwtSecret: 'a'.repeat(40), refreshTokenSecret: 'b'.repeat(40) };
  expect(await loadSecrets(configured, folder)).toEqual({
    access: configured.jwtSecret,
    refresh: configured.refreshTokenSecret,
    areGenerated: false,
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a single configured secret is used and the other is generated', async () => {
  const secrets = await loadSecrets({ jwtSecret: 'a'.repeat(40), refreshTokenSecret: undefined }, folder);
  expect(secrets.access).toBe('a'.repeat(40));
  expect(secrets.refresh).toBe(
    JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')).refreshTokenSecret,
  );
  expect(secrets.areGenerated).toBe(true);
});

test.each([['not JSON'], ['{}'], ['{"jwtSecret":"short","refreshTokenSecret":"short"}']])(
  'a damaged secrets file is reported and not changed: %s',
  async content => {
    const file = join(folder, 'secrets.json');
    await writeFile(file, content);
    const loading = loadSecrets(NO_SECRETS, folder);
    await expect(loading).rejects.toThrow(StartError);
    await expect(loading).rejects.toThrow(file);
    expect(await readFile(file, 'utf8')).toBe(content);
  },
);

test('the error for a file where the data folder should be names it', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  for (const place of [file, join(file, 'below')])
    await expect(loadSecrets(NO_SECRETS, place)).rejects.toThrow(
      `There is a file where DATA_DIR ${place} or a folder above it should be.`,
    );
});
