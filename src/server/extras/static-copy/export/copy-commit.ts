import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toErrorCode } from '#server/core/database/database-error';
import { compareKeys } from '#shared/compare';
import {
  JOURNAL,
  type Journal,
  journalSchema,
  MANIFEST,
  type Manifest,
  RECORD,
  readRecord,
  STAGED,
  writing,
} from './copy-record';

/** Moves the staged files to their places, and removes others. `state` ends the message of a failure before. */
export async function commitCopy(folder: string, journal: Journal, state: string): Promise<void> {
  const { files, written } = journal;
  const sorted: Journal = { ...journal, files: sortByPath(files), written: sortForVisitors(written) };
  const draft = join(folder, `${JOURNAL}.draft`);
  await writing(JOURNAL, state, async () => {
    await mkdir(join(folder, RECORD), { recursive: true });
    await writeFile(draft, JSON.stringify(sorted));
    await rename(draft, join(folder, JOURNAL));
  });
  await completeCommit(folder);
}

/** Completes a commit that was interrupted. Each step can be repeated. */
export async function completeCommit(folder: string): Promise<void> {
  const journal = await readRecord(join(folder, JOURNAL), journalSchema);
  if (!journal) return;
  const { written, removed, ...manifest } = journal;
  for (const path of written)
    await writing(path, LATER, async () => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await rename(join(folder, STAGED, path), join(folder, path)).catch(ignoreMissing);
    });
  for (const path of removed)
    await writing(path, LATER, async () => {
      await rm(join(folder, path), { force: true });
      await removeEmptyFolders(folder, dirname(path));
    });
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writing(MANIFEST, LATER, () => writeFile(join(folder, MANIFEST), text));
  await rm(join(folder, JOURNAL));
  await rm(join(folder, STAGED), { recursive: true, force: true });
}

const LATER = ' The next export completes the copy.';

async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  for (let each = path; each !== '.'; each = dirname(each)) {
    try {
      await rmdir(join(folder, each));
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(toErrorCode(error))) return;
      throw error;
    }
  }
}

/** Sorts pages last, so that a visitor never gets a page before the files that it needs. */
function sortForVisitors(paths: string[]): string[] {
  const isPage = (path: string) => Number(path.endsWith('.html'));
  return [...paths].sort((a, b) => isPage(a) - isPage(b));
}

function sortByPath(files: Manifest['files']): Manifest['files'] {
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => compareKeys(a, b)));
}

function ignoreMissing(error: unknown): void {
  // The file was moved before the interruption.
  if (toErrorCode(error) !== 'ENOENT') throw error;
}
