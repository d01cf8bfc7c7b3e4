import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { isBuilt } from '../../../src/build/build-stamp';

const root = resolve(import.meta.dirname, '../../..');

/** Builds the site for production, unless dist/ holds a build of these sources. Prints only failed builds. */
export async function ensureProductionBuild(): Promise<void> {
  if (isBuilt(root)) return;
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[exitCode], ...output] = await Promise.all([
    once(build, 'exit'),
    text(build.stdout),
    text(build.stderr),
  ]);
  if (exitCode !== 0) throw new Error(`npm run build ended with exit code ${exitCode}:\n${output.join('')}`);
}
