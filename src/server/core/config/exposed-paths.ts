import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

type Places = {
  uploadsDir: string;
  dataDir: string;
  backupDir: string | undefined;
  database: { kind: 'sqlite'; file: string } | { kind: 'mysql' };
};

const REASON = 'visitors can download what is in it';

/** Lists the settings that would put private files into the public folder, one per line. */
export function listExposedPaths({ uploadsDir, dataDir, backupDir, database }: Places): string[] {
  const uploads = resolveLinks(uploadsDir);
  const isExposed = (path: string | undefined) => path !== undefined && isInside(resolveLinks(path), uploads);
  const folders = Object.entries({ DATA_DIR: dataDir, BACKUP_DIR: backupDir });
  const lines = folders
    .filter(([, folder]) => isExposed(folder))
    .map(([name]) => `${name} must not be UPLOADS_DIR or a folder in it: ${REASON}`);
  const file = database.kind === 'sqlite' ? database.file : undefined;
  // The message about DATA_DIR already covers a file inside it.
  if (isExposed(file) && !isExposed(dataDir)) {
    lines.push(`DATABASE_URL must not name a file in UPLOADS_DIR: ${REASON}`);
  }
  return lines;
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && way !== path);
}

/** Resolves the symbolic links of an absolute path. The end of the path may not exist yet. */
function resolveLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    if (parent === path) return path;
    const target = findLinkTarget(path);
    return target === null
      ? join(resolveLinks(parent), basename(path))
      : resolveLinks(resolve(resolveLinks(parent), target));
  }
}

/** Returns the target of a symbolic link, which may not exist yet, or null if the path is not a link. */
function findLinkTarget(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
