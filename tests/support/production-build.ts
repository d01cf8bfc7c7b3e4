import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { isBuilt } from '../../src/build/build-stamp';

const root = resolve(import.meta.dirname, '../..');

/** Builds the site for production, unless dist/ holds a build of these sources. */
export async function ensureProductionBuild(): Promise<void> {
  if (isBuilt(root)) return;
  console.log('Building the site for production ...');
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [exitCode] = await once(build, 'exit');
  if (exitCode !== 0) throw new Error(`npm run build ended with exit code ${exitCode}`);
}
