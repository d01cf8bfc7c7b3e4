import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the commit of the sources, with "-dirty" if files differ from it. `BUILD_COMMIT` names it where the sources are
 * without their repository. Returns null if neither does.
 */
export function readCommit(root: string, env: Record<string, string | undefined>): string | null {
  if (env.BUILD_COMMIT) return env.BUILD_COMMIT;
  // The project may be in a folder of another repository.
  if (!existsSync(join(root, '.git'))) return null;
  const words = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
