import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type SiteVersion, VERSION } from '#shared/site-version';
import { hasRepository, readCommit } from './read-commit';

let known: SiteVersion | undefined;

/** Returns the version of this process. A later build in the same folder does not change it. */
export function readSiteVersion(): SiteVersion {
  known ??= { version: VERSION, commit: findCommit(import.meta.filename) };
  return known;
}

/**
 * Finds the commit of the code that `file` runs: of the repository for these sources, and of the build for its server.
 * Sources without a repository, as in a release, have the commit of the build that came with them.
 */
export function findCommit(file: string): string | null {
  if (!file.endsWith('.ts')) return readBuildCommit(dirname(file));
  const root = join(dirname(file), '../../../..');
  return hasRepository(root) ? readCommit(root, {}) : readBuildCommit(join(root, 'dist/server'));
}

/** Reads the commit that the build has recorded beside its server. */
function readBuildCommit(serverDir: string): string | null {
  try {
    return readFileSync(join(serverDir, 'commit'), 'utf8').trim() || null;
  } catch {
    return null;
  }
}
