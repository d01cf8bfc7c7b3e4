import { link, open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { AppError } from '#server/core/errors/app-error';

/**
 * Writes a backup under another name until it is whole; it replaces nothing.
 * @throws AppError CONFLICT when there is a file of this name
 */
export async function writeBackupFile<Summary>(
  file: string,
  write: (target: Writable) => Promise<Summary>,
): Promise<Summary> {
  const unfinished = `${file}.${process.pid}.part`;
  // It has what strangers wrote to the owner. On disk before it is called whole.
  const target = (await open(unfinished, 'wx', 0o600)).createWriteStream({ flush: true });
  try {
    const summary = await write(target);
    await giveName(unfinished, file);
    return summary;
  } finally {
    target.destroy();
    await rm(unfinished, { force: true });
  }
}

/** Unlike a rename, a link refuses to replace what is there. A file system without links has the name taken first. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file).catch(async error => {
      if (error.code === 'EEXIST') throw error;
      await (await open(file, 'wx')).close();
      await rename(unfinished, file);
    });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new AppError('CONFLICT', `${file} already exists.`) : error;
  }
}
