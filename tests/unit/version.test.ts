import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readCommit } from '#server/core/runtime/read-commit';
import { findCommit } from '#server/core/runtime/read-site-version';
import { isNewerVersion, VERSION } from '#shared/site-version';
import packageFile from '../../package.json';
import { RELEASES } from '../support/database/release-database';
import { testFolder } from '../support/managed-folder';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
const sections = Array.from(read('CHANGELOG.md').matchAll(/^## (.*)$/gm), ([, title]) => title);

test('the version is that of the newest section of the changelog', () => {
  expect(sections[0]).toBe(packageFile.version);
  const { version } = packageFile;
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } });
  expect(VERSION).toBe(packageFile.version);
});

test('the upgrade from each earlier version is tested', () => {
  expect(RELEASES.toReversed()).toEqual(sections.slice(1));
});

test('versions compare by their numbers, and a release is newer than its candidates', () => {
  for (const [version, other] of [
    ['1.1.0', '1.0.0'],
    ['1.10.0', '1.9.0'],
    ['2.0.0', '1.99.9'],
    ['1.1.0', '1.1.0-rc1'],
    ['1.1.0-rc.10', '1.1.0-rc.9'],
    ['1.1.1-rc1', '1.1.0'],
  ] as const) {
    expect(isNewerVersion(version, other)).toBe(true);
    expect(isNewerVersion(other, version)).toBe(false);
  }
  expect(isNewerVersion('1.1.0', '1.1.0')).toBe(false);
});

test('the commit of a build is that of its repository, with a mark if files differ from it', async () => {
  const root = await testFolder();
  const git = openRepository(root);
  // A folder without a repository may be in that of another project.
  await mkdir(join(root, 'inner'));
  await writeFile(join(root, 'file'), 'first');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  git('tag', 'v9.9.9');
  const commit = git('rev-parse', '--short=12', 'HEAD');
  expect(readCommit(root, {})).toBe(commit);
  expect(readCommit(join(root, 'inner'), {})).toBeNull();
  await writeFile(join(root, 'file'), 'second');
  expect(readCommit(root, {})).toBe(`${commit}-dirty`);
  expect(readCommit(root, { BUILD_COMMIT: '0123456789ab' })).toBe('0123456789ab');
  expect(readCommit(join(root, 'inner'), { BUILD_COMMIT: '' })).toBeNull();
});

test('a process names the commit of the code that it runs, and none without git or a recorded commit', async () => {
  const root = await testFolder();
  const source = join(root, 'src/server/core/runtime/read-site-version.ts');
  const older = join(root, 'dist/builds/1/server');
  const newer = join(root, 'dist/builds/2/server');
  expect(findCommit(source)).toBeNull();
  expect(findCommit(join(newer, 'main.js'))).toBeNull();
  for (const [folder, commit] of [
    [older, 'aaaaaaaaaaaa'],
    [newer, 'bbbbbbbbbbbb-dirty\n'],
  ] as const) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'commit'), commit);
  }
  await symlink(newer, join(root, 'dist/server'));
  expect(findCommit(join(older, 'main.js'))).toBe('aaaaaaaaaaaa');
  // The sources of a release have no repository.
  expect(findCommit(source)).toBe('bbbbbbbbbbbb-dirty');
  const git = openRepository(root);
  await writeFile(join(root, 'file'), 'first');
  git('add', 'file');
  git('commit', '--quiet', '--message', 'first');
  expect(findCommit(source)).toBe(git('rev-parse', '--short=12', 'HEAD'));
  vi.stubEnv('PATH', root);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(findCommit(source)).toBeNull();
});

/** Creates a repository, and returns the function that runs git there. */
function openRepository(root: string) {
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=Me', '-c', 'user.email=me@example.com', ...words], {
      cwd: root,
      encoding: 'utf8',
    }).stdout.trim();
  git('init', '--quiet');
  return git;
}
