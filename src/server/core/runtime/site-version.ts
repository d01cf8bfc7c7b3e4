import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteVersion, VERSION } from '#shared/site-version';

/** The folder of the project is four levels up, both from this file and from the server in `dist/builds`. */
const COMMIT_FILE = join(import.meta.dirname, '../../../..', 'dist/commit');

let known: SiteVersion | undefined;

/** Returns the version of this process. A later build in the same folder does not change it. */
export function readSiteVersion(): SiteVersion {
  known ??= { version: VERSION, commit: readCommit() };
  return known;
}

/** Reads the commit that the build has recorded. */
function readCommit(): string | null {
  try {
    return readFileSync(COMMIT_FILE, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
