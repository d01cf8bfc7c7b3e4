import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates a folder that is removed after the tests of the calling file or suite. */
export function folderForFile(): Promise<string> {
  return createFolder(afterAll);
}

/** Creates a folder that is removed after the test. */
export function testFolder(): Promise<string> {
  return createFolder(onTestFinished);
}

async function createFolder(onEnd: (work: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-folder-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
