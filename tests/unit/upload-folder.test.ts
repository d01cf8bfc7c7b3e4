import { spawnSync } from 'node:child_process';
import { readdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createFolderStore } from '#server/features/uploads/store/folder-store';
import { testFolder } from '../support/managed-folder';

test('a missing upload folder is an empty store', async () => {
  const store = createFolderStore(join(tmpdir(), 'portfolio-no-such-folder'));
  for await (const names of store.namesOlderThan(0)) expect(names).toBe('none');
  await expect(store.clearWorkspaces(0)).resolves.toBeUndefined();
  expect(await store.find('a.png')).toBeNull();
  expect(await store.read('a.png')).toBeNull();
});

test('the next workspace removes those of processes that were killed, and leaves those that are in use', async () => {
  const store = createFolderStore(await testFolder());
  const [killed, own, staged] = [
    await store.workspace(),
    await store.workspace(),
    await store.stagedWorkspace(),
  ];
  const { pid } = spawnSync(process.execPath, ['--version']);
  await rename(killed, killed.replace(`-${process.pid}-`, `-${pid}-`));
  // Another machine has processes with the same numbers.
  const elsewhere = own.replace(/work-[^-]+-\d+-/, `work-elsewhere-${pid}-`);
  await rename(await store.workspace(), elsewhere);
  const next = await store.workspace();
  expect((await readdir(dirname(next))).sort()).toEqual(
    [own, staged, elsewhere, next].map(path => basename(path)).sort(),
  );
});

test('machines with one host name keep the workspaces of each other', async () => {
  const folder = await testFolder();
  const named = async (boot: string) => {
    vi.resetModules();
    vi.doMock('node:fs', async original => {
      const fs = await original<typeof import('node:fs')>();
      const read: (path: string) => unknown = path =>
        path.endsWith('/boot_id') ? boot : fs.readFileSync(path);
      return { ...fs, readFileSync: read, existsSync: () => true, readlinkSync: () => 'pid:[4026531836]' };
    });
    const { createWorkspaces } = await import('#server/features/uploads/store/workspaces');
    return createWorkspaces(folder);
  };
  const [one, other] = [await named('first boot'), await named('second boot')];
  vi.doUnmock('node:fs');
  const used = await one.workspace();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const running = used.replace(`-${process.pid}-`, `-${pid}-`);
  await rename(used, running);
  await other.workspace();
  expect(await one.findWorkspace(basename(running))).toBe(running);
  await one.workspace();
  expect(await one.findWorkspace(basename(running))).toBeNull();
});
