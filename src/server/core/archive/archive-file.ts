import { rmSync } from 'node:fs';
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { toErrorCode } from '#server/core/database/database-error';
import { AppError } from '#server/core/errors/app-error';

/** The mode of archives with visitors' messages, which only this user may read. */
const PRIVATE_MODE = 0o600;

/**
 * Writes an archive under a temporary name until it is complete, and never replaces a file.
 * @throws AppError CONFLICT if a file of this name exists, NOT_FOUND if its folder does not
 */
export async function writeArchiveFile<Summary>(
  file: string,
  write: (target: Writable) => Promise<Summary>,
  mode = PRIVATE_MODE,
): Promise<Summary> {
  const unfinished = `${file}.${process.pid}.part`;
  // The file is flushed to disk before it gets its name.
  const target = (await create(unfinished, mode)).createWriteStream({ flush: true });
  // A signal ends the process without the last lines of this function.
  const discard = () => rmSync(unfinished, { force: true });
  process.once('exit', discard);
  try {
    const summary = await write(target);
    await publishFile(unfinished, file);
    return summary;
  } finally {
    target.destroy();
    await rm(unfinished, { force: true });
    process.off('exit', discard);
  }
}

async function create(file: string, mode: number): Promise<FileHandle> {
  try {
    return await open(file, 'wx', mode);
  } catch (error) {
    throw toErrorCode(error) === 'ENOENT'
      ? new AppError('NOT_FOUND', `There is no folder ${dirname(file)}.`, { cause: error })
      : error;
  }
}

/**
 * Uses a link, which refuses to replace a file, unlike a rename. Without links, an exclusive create reserves
 * the name.
 */
async function publishFile(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file).catch(async error => {
      if (error.code === 'EEXIST') throw error;
      await (await open(file, 'wx')).close();
      await rename(unfinished, file);
    });
  } catch (error) {
    throw toErrorCode(error) === 'EEXIST' ? new AppError('CONFLICT', `${file} already exists.`) : error;
  }
}
