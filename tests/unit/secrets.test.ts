import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from '../../src/server/core/secrets';
import { StartError } from '../../src/server/core/start-error';

const NOTHING_GIVEN = { jwtSecret: undefined, refreshTokenSecret: undefined };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('secrets are generated once and stay the same', async () => {
  const first = await loadSecrets(NOTHING_GIVEN, folder);
  const second = await loadSecrets(NOTHING_GIVEN, folder);
  expect(second).toEqual(first);
  expect(first.areGenerated).toBe(true);
  expect(first.access).not.toBe(first.refresh);
  expect(first.access.length).toBeGreaterThanOrEqual(32);
});

test('the data folder is made when it is missing', async () => {
  await expect(loadSecrets(NOTHING_GIVEN, join(folder, 'not/yet'))).resolves.toMatchObject({
    areGenerated: true,
  });
});

test('the file can be read by its owner alone', async () => {
  await loadSecrets(NOTHING_GIVEN, folder);
  const { mode } = await stat(join(folder, 'secrets.json'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('ten loads at once agree and leave one file', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => loadSecrets(NOTHING_GIVEN, folder)));
  expect(new Set(all.map(({ access, refresh }) => `${access} ${refresh}`)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('given secrets win, and nothing is written when both are given', async () => {
  const given = { jwtSecret: 'a'.repeat(40), refreshTokenSecret: 'b'.repeat(40) };
  expect(await loadSecrets(given, folder)).toEqual({
    access: given.jwtSecret,
    refresh: given.refreshTokenSecret,
    areGenerated: false,
  });
  expect(await readdir(folder)).toEqual([]);
});

test('one given secret wins and the other is generated', async () => {
  const secrets = await loadSecrets({ jwtSecret: 'a'.repeat(40), refreshTokenSecret: undefined }, folder);
  expect(secrets.access).toBe('a'.repeat(40));
  expect(secrets.refresh).toBe(
    JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')).refreshTokenSecret,
  );
  expect(secrets.areGenerated).toBe(true);
});

test.each([['not JSON'], ['{}'], ['{"jwtSecret":"short","refreshTokenSecret":"short"}']])(
  'a damaged file is named and left as it is: %s',
  async content => {
    const file = join(folder, 'secrets.json');
    await writeFile(file, content);
    const loading = loadSecrets(NOTHING_GIVEN, folder);
    await expect(loading).rejects.toThrow(StartError);
    await expect(loading).rejects.toThrow(file);
    expect(await readFile(file, 'utf8')).toBe(content);
  },
);
