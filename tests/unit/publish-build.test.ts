import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newBuildFolder, publishBuild } from '../../src/build/publish-build';
import { testFolder } from '../support/managed-folder';

let dist: string;
beforeEach(async () => {
  dist = await testFolder();
});

async function build(content: string): Promise<string> {
  const folder = await newBuildFolder(dist);
  for (const part of ['client', 'server']) {
    await mkdir(join(folder, part));
    await writeFile(join(folder, part, 'main.js'), content);
  }
  return folder;
}

const current = async () =>
  Promise.all(['client', 'server'].map(part => readFile(join(dist, part, 'main.js'), 'utf8')));

test('a new build replaces the previous one and preserves its files for running processes', async () => {
  const first = await build('first');
  await publishBuild(first, dist);
  expect(await current()).toEqual(['first', 'first']);
  await publishBuild(await build('second'), dist);
  expect(await current()).toEqual(['second', 'second']);
  expect(await readFile(join(first, 'server/main.js'), 'utf8')).toBe('first');
});

test('a build replaces plain folders, not the rest of dist, and repeated builds keep the current one', async () => {
  for (const part of ['client', 'server', 'api-client'])
    await mkdir(join(dist, part, 'assets'), { recursive: true });
  await publishBuild(await build('first'), dist);
  expect(await current()).toEqual(['first', 'first']);
  expect((await readdir(dist)).sort()).toEqual(['api-client', 'builds', 'client', 'server']);
  await publishBuild(await build('first'), dist);
  const [only] = await readdir(join(dist, 'builds'));
  for (let count = 0; count < 6; count += 1) await publishBuild(await build('first'), dist);
  expect(await readdir(join(dist, 'builds'))).toEqual([only]);
});

test('old builds are deleted', async () => {
  const folders: string[] = [];
  for (const content of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const folder = await build(content);
    folders.push(folder);
    await publishBuild(folder, dist);
    // The folder name contains the time in milliseconds.
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  const remaining = (await readdir(join(dist, 'builds'))).sort();
  expect(remaining).toEqual(folders.slice(2).map(folder => folder.slice(join(dist, 'builds/').length)));
});
