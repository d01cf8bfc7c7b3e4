import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderStore } from '#server/features/uploads/folder-store';

test('a missing upload folder is an empty store', async () => {
  const store = createFolderStore(join(tmpdir(), 'portfolio-no-such-folder'));
  for await (const names of store.namesOlderThan(0)) expect(names).toBe('none');
  await expect(store.clearWorkspaces(0)).resolves.toBeUndefined();
  expect(await store.find('a.png')).toBeNull();
  expect(await store.read('a.png')).toBeNull();
});
