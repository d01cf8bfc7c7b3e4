import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digestSources, isBuilt, writeStamp } from '../../src/build/build-stamp';
import { newBuildFolder, publishBuild } from '../../src/build/publish-build';
import { testFolder } from '../support/managed-folder';

let root: string;
beforeEach(async () => {
  root = await testFolder();
  await write('src/server/main.ts', 'main');
  await write('migrations/index.ts', 'none');
  await write('package-lock.json', '{}');
  await write('node_modules/.package-lock.json', '{}');
  await build('first');
});
afterEach(() => void vi.restoreAllMocks());

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
}

async function build(content: string): Promise<void> {
  const sources = digestSources(root);
  const folder = await newBuildFolder(join(root, 'dist'));
  for (const part of ['client', 'server']) {
    await mkdir(join(folder, part));
    await writeFile(join(folder, part, 'main.js'), content);
  }
  await publishBuild(folder, join(root, 'dist'));
  writeStamp(join(root, 'dist'), sources);
}

test('a build stays current while no source changes, or if a change has the same output', async () => {
  expect(isBuilt(root)).toBe(true);
  await write('src/server/main.ts', 'main');
  await write('README.md', 'not a source');
  expect(isBuilt(root)).toBe(true);
  await write('src/server/main.ts', 'main // a comment');
  await build('first');
  expect(isBuilt(root)).toBe(true);
});

test.each([
  ['a changed source', () => write('src/server/main.ts', 'other')],
  ['a new source', () => write('src/client/new.tsx', '')],
  [
    'a moved source',
    async () => {
      await rm(join(root, 'migrations/index.ts'));
      await write('migrations/first.ts', 'none');
    },
  ],
  ['a changed lock file', () => write('package-lock.json', '{ }')],
  ['a changed set of installed packages', () => write('node_modules/.package-lock.json', '{ }')],
  ['a changed configuration', () => write('vite.config.ts', 'export default {}')],
  ['another version of Node', () => void vi.spyOn(process, 'version', 'get').mockReturnValue('v98.0.0')],
  ['a deleted build', () => rm(join(root, 'dist'), { recursive: true })],
  ['a build without its files', () => rm(join(root, 'dist/builds'), { recursive: true })],
  ['a truncated build', () => truncate(join(root, 'dist/server/main.js'), 1)],
  ['a build with a truncated stamp', () => truncate(join(root, 'dist/build-stamp'), 20)],
  [
    'a build of which only the client was published',
    async () => {
      await rm(join(root, 'dist/client'));
      await write('dist/client/main.js', 'second');
    },
  ],
])('%s requires a new build, which is then current', async (_title, change) => {
  await change();
  expect(isBuilt(root)).toBe(false);
  await build('second');
  expect(isBuilt(root)).toBe(true);
});

test('a change during a build makes that build outdated', async () => {
  const sources = digestSources(root);
  await write('src/server/main.ts', 'saved meanwhile');
  writeStamp(join(root, 'dist'), sources);
  expect(isBuilt(root)).toBe(false);
});
