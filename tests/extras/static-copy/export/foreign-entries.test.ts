import { rmSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCopyFolder } from '#server/extras/static-copy/export/copy-folder';
import { readEntries } from '#server/extras/static-copy/export/foreign-entries';
import { listPaths, writeForeign } from '#tests/extras/static-copy/support/export-run';
import { testFolder } from '#tests/support/managed-folder';
import { createFault, watchFiles } from '#tests/support/stops/faults';

const NO_FINDINGS = { deadLinks: [], missingVariants: [] };
const SITE = {
  '404.html': 'page',
  'assets/app.js': 'code',
  'index.html': 'home',
  'projects/index.html': 'list',
};

async function copy(
  folder: string,
  { isDryRun = false, files = SITE }: { isDryRun?: boolean; files?: Record<string, string> } = {},
) {
  const open = await openCopyFolder(folder, { isShared: true, isDryRun });
  try {
    for (const [path, text] of Object.entries(files)) await open.add(path, text);
    await open.addNamed('uploads/a.png', 3, target => writeFile(target, 'png'));
    await open.addDerived('share.png', 'first', async () => Buffer.from('share'));
    return await open.commit('source', NO_FINDINGS);
  } catch (error) {
    await open.discard();
    throw error;
  }
}

const listCopy = async (folder: string) =>
  (await listPaths(folder)).filter(path => !path.startsWith('.export/'));

test.each([
  ['Projects', 'Projects'],
  ['404.html/mine.txt', '404.html'],
  ['index.html', 'index.html'],
])('a foreign %s is never overwritten', async (path, named) => {
  const folder = await testFolder();
  await writeForeign(folder, path);
  for (const isDryRun of [true, false])
    await expect(copy(folder, { isDryRun })).rejects.toThrow(
      `${named} is in the folder already, and no export wrote it. Move it away.`,
    );
  expect(await listPaths(folder)).toEqual([path]);
  await rm(join(folder, path), { recursive: true });
  await rm(join(folder, named), { recursive: true, force: true });
  expect((await copy(folder)).written).toHaveLength(6);
});

test('a foreign file stays when its folder is no longer part of the copy', async () => {
  const folder = await testFolder();
  await writeForeign(folder, 'projects/mine.txt');
  await copy(folder);
  const { 'projects/index.html': _projects, ...files } = SITE;
  expect((await copy(folder, { files })).removed).toEqual(['projects/index.html']);
  expect(await readFile(join(folder, 'projects/mine.txt'), 'utf8')).toBe('mine');
});

test('a foreign link is not followed', async () => {
  const other = await testFolder();
  const folder = await testFolder();
  await symlink(other, join(folder, 'assets'));
  await expect(copy(folder)).rejects.toThrow('assets is in the folder already, and no export wrote it.');
  expect(await listPaths(other)).toEqual([]);
  expect(await listPaths(folder)).toEqual(['assets']);
});

test('folders that another program removes meanwhile hide no other entries', async () => {
  const folder = await testFolder();
  await writeForeign(folder, 'mine.txt');
  const objects = join(folder, '.git', 'objects');
  for (let turns = 0; turns < 20; turns += 1) {
    for (let index = 0; index < 50; index += 1)
      await mkdir(join(objects, String(index)), { recursive: true });
    const reading = readEntries(folder);
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    rmSync(objects, { recursive: true });
    expect([...(await reading).files]).toEqual(['mine.txt']);
  }
});

test('a file that equals one of the copy stays foreign', async () => {
  const folder = await testFolder();
  await writeForeign(folder, '404.html', SITE['404.html']);
  await expect(copy(folder)).rejects.toThrow('404.html is in the folder already, and no export wrote it.');
  expect(await listPaths(folder)).toEqual(['404.html']);
});

test('an edit of the same size is undone', async () => {
  const folder = await testFolder();
  await copy(folder);
  await writeForeign(folder, 'index.html', 'hole');
  const open = await openCopyFolder(folder, { isShared: true, isDryRun: true });
  expect(await open.findUpToDate('source')).toBe(null);
  expect((await copy(folder)).written).toEqual(['index.html']);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('home');
  const again = await openCopyFolder(folder, { isShared: true, isDryRun: true });
  expect(await again.findUpToDate('source')).toMatchObject(NO_FINDINGS);
});

test.each([false, true])('a full disk is named at every step (previous copy: %s)', async hasPrevious => {
  let steps = 0;
  const messages = new Set<string>();
  for (let isDisturbed = true; isDisturbed; steps += 1) {
    const folder = await testFolder();
    if (hasPrevious) await copy(folder, { files: { ...SITE, 'index.html': 'old' } });
    const fault = createFault('full', steps);
    const restore = watchFiles(fault.step);
    const failure = await copy(folder).then(
      () => null,
      (error: Error) => error.message,
    );
    restore();
    isDisturbed = fault.hasHappened();
    expect(failure !== null).toBe(isDisturbed);
    if (failure !== null) messages.add(failure);
    if (failure?.endsWith('unchanged.') && hasPrevious)
      expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('old');
    await copy(folder);
    expect(await listCopy(folder)).toEqual([...Object.keys(SITE), 'share.png', 'uploads/a.png'].sort());
  }
  const unchanged = hasPrevious ? ' The previous copy is unchanged.' : '';
  expect([...messages]).toEqual(
    expect.arrayContaining([
      `Couldn't write index.html: the disk is full.${unchanged}`,
      `Couldn't write .export/journal.json: the disk is full.${unchanged}`,
      "Couldn't write .export/manifest.json: the disk is full. The next export completes the copy.",
    ]),
  );
  for (const message of messages) expect(message).toMatch(/^Couldn't write \S+: the disk is full\./);
});
