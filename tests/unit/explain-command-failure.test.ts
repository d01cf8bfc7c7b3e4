import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from '#server/commands/command';

const explainFailure = (work: Promise<unknown>) => work.then(() => 'no failure', explain);

test('a command names a path that cannot be used, and why, and keeps any other message', async () => {
  const missing = join(tmpdir(), 'no-such-folder', 'file.zip');
  expect(await explainFailure(writeFile(missing, ''))).toBe(`There is no such file or folder: ${missing}`);
  expect(await explainFailure(readFile(join(import.meta.filename, 'x')))).toBe(
    `A part of this path is not a folder: ${join(import.meta.filename, 'x')}`,
  );
  expect(await explainFailure(writeFile(tmpdir(), ''))).toBe(`This is a folder and not a file: ${tmpdir()}`);
  expect(explain(new Error('No.'))).toBe('No.');
});
