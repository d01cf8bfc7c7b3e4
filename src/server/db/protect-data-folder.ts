import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '#server/core/config/env';
import { SECRETS_FILE } from '#server/core/config/secrets';
import type { Logger } from '#server/core/runtime/logger';
import { OTHER_USERS, removeOtherUsers, SQLITE_FILE_ENDINGS } from './private-files';

type Places = Pick<Environment, 'database' | 'dataDir' | 'uploadsDir' | 'backupDir'>;

/** The folder of static copies in the data folder. It belongs to the site also without the extra that writes it. */
export const COPIES_FOLDER = 'static-copies';

/**
 * Takes the folder of the SQLite file from other users if it is the site's own, and otherwise logs how to. Windows has no
 * such permissions.
 */
export async function protectDataFolder(places: Places, log: Logger): Promise<void> {
  if (places.database.kind !== 'sqlite' || process.platform === 'win32') return;
  const folder = dirname(places.database.file);
  if (((await stat(folder)).mode & OTHER_USERS) === 0) return;
  try {
    if (folder === places.dataDir && (await holdsOnlyOwnFiles(places, places.database.file))) {
      await removeOtherUsers(folder);
      return;
    }
  } catch (error) {
    log.debug({ error }, 'the data folder cannot be changed');
  }
  const command = `chmod 700 '${folder.replaceAll("'", "'\\''")}'`;
  log.warn(
    `Other users of this machine can list the folder of the database. If only this site uses it, run: ${command}`,
  );
}

async function holdsOnlyOwnFiles(
  { dataDir, uploadsDir, backupDir }: Places,
  databaseFile: string,
): Promise<boolean> {
  const files = SQLITE_FILE_ENDINGS.map(ending => databaseFile + ending);
  const paths = [...files, uploadsDir, join(dataDir, COPIES_FOLDER), backupDir];
  const names = await readdir(dataDir);
  return names.every(
    name =>
      paths.includes(join(dataDir, name)) || name === SECRETS_FILE || name.startsWith(`.${SECRETS_FILE}.`),
  );
}
