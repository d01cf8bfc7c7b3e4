import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Environment, listFolders } from '#server/core/config/env';
import { SECRETS_FILE } from '#server/core/config/secrets';
import { toErrorCode } from '#server/core/database/database-error';
import { OTHER_USERS } from '#server/db/private-files';
import { type Finding, ok, problem, warning } from '#server/extras/finding';
import { createFileProblem } from './explain-failed-check';

type Places = Pick<Environment, 'dataDir' | 'uploadsDir' | 'backupDir'>;

const MIB = 1024 * 1024;
const MIN_FREE_BYTES = 500 * MIB;
/** With less, the next upload or backup may fail. */
const FULL_BYTES = 50 * MIB;

/** Checks that the site can write into its folders, and that their disks have space. */
export async function checkFolders(places: Places): Promise<Finding[]> {
  return Promise.all(Object.entries(listFolders(places)).map(([name, folder]) => checkFolder(name, folder)));
}

async function checkFolder(name: string, folder: string): Promise<Finding> {
  const place = await findExisting(folder);
  try {
    if (!(await stat(place)).isDirectory()) return createFileProblem(name, place);
    await access(place, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (toErrorCode(error) === 'ENOTDIR') return createFileProblem(name, place);
    return problem(
      name,
      `${place} is not writable (${toErrorCode(error)}).`,
      'Run this as the user of the site. If you do, give the folder to that user.',
    );
  }
  const { bavail, bsize } = await statfs(place);
  return judgeSpace(name, folder, bavail * bsize);
}

export function judgeSpace(name: string, folder: string, freeBytes: number): Finding {
  const free = `${Math.floor(freeBytes / MIB).toLocaleString('en')} MiB free`;
  if (freeBytes >= MIN_FREE_BYTES) return ok(name, `${folder} is writable, with ${free}.`);
  const create = freeBytes < FULL_BYTES ? problem : warning;
  return create(name, `${folder} has only ${free}.`, 'Free some space. A full disk refuses every change.');
}

/** Returns the folder, or the one in which a start creates it. */
async function findExisting(folder: string): Promise<string> {
  const parent = dirname(folder);
  if (parent === folder) return folder;
  try {
    await stat(folder);
    return folder;
  } catch (error) {
    if (toErrorCode(error) !== 'ENOENT') return folder;
    return findExisting(parent);
  }
}

/** Checks that other users of the machine cannot read secrets. Windows has no such permissions. */
export async function checkPermissions({ dataDir }: Pick<Environment, 'dataDir'>): Promise<Finding[]> {
  if (process.platform === 'win32') return [];
  const found = await Promise.all(['.env', join(dataDir, SECRETS_FILE)].map(checkFile));
  return found.filter(finding => finding !== null);
}

async function checkFile(file: string): Promise<Finding | null> {
  try {
    const { mode } = await stat(file);
    return (mode & OTHER_USERS) === 0
      ? ok('Secrets', `Only one user can read ${file}.`)
      : warning('Secrets', `Other users of this machine may read ${file}.`, `Run: chmod 600 ${file}`);
  } catch (error) {
    // The check of the folder names a file in its place.
    if (['ENOENT', 'ENOTDIR'].includes(toErrorCode(error))) return null;
    throw error;
  }
}
