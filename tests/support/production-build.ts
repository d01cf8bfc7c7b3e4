import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isBuilt } from '../../src/build/build-stamp';

/** Builds the site for production, unless dist/ holds a build of these sources. */
export async function ensureProductionBuild(root: string, signal: AbortSignal): Promise<void> {
  if (isBuilt(root)) return;
  console.log('Building the site for production ...');
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const [exitCode] = await once(build, 'exit');
  if (exitCode !== 0) throw new Error(`npm run build ended with exit code ${exitCode}`);
}
