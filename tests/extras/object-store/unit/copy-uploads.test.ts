import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyUploads } from '#server/extras/object-store/copy-uploads';
import { createMemoryStore } from '#tests/support/memory-store';

const NAME = '01a1fcfd-5f98-718d-986a-a291eb86b869.mp4';

async function createSource() {
  const source = createMemoryStore();
  const file = join(await source.workspace(), NAME);
  await writeFile(file, 'right');
  await source.put(file, NAME);
  return source;
}

test('a copy that differs from the original is removed, and copying fails', async () => {
  const target = createMemoryStore();
  const put = async (_file: string, name: string) => {
    target.files.set(name, { content: Buffer.from('wrong'), modifiedAt: new Date() });
  };
  const copying = copyUploads(await createSource(), { ...target, put }, () => undefined);
  await expect(copying).rejects.toThrow(`The copy of ${NAME} differs from the original.`);
  expect(target.files.size).toBe(0);
});

test('a copy that cannot be verified is removed, so that the next run copies it again', async () => {
  const target = createMemoryStore();
  const source = await createSource();
  const read = async () => {
    throw new Error('The store is away.');
  };
  const copying = copyUploads(source, { ...target, read }, () => undefined);
  await expect(copying).rejects.toThrow('The store is away.');
  expect(await copyUploads(source, target, () => undefined)).toEqual({ copied: 1, present: 0 });
  expect(await copyUploads(source, target, () => undefined)).toEqual({ copied: 0, present: 1 });
  expect(target.files.get(NAME)?.content.toString()).toBe('right');
});
