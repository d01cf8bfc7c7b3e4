import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns false for a project in a folder of another repository. */
export function hasRepository(root: string): boolean {
  return existsSync(join(root, '.git'));
}

/**
 * Returns the commit of the sources, with "-dirty" if files differ from it. `BUILD_COMMIT` names it where the sources are
 * without their repository. Returns null if neither does, and without git.
 */
export function readCommit(root: string, env: Record<string, string | undefined>): string | null {
  if (env.BUILD_COMMIT) return env.BUILD_COMMIT;
  if (!hasRepository(root)) return null;
  const words = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
