import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// What a build is made of, from the root of the project.
const sources = [
  'src',
  'migrations',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
// The server is built last, so its age is the age of the whole build.
const lastBuilt = 'dist/server/main.js';

/** Builds the site for production, unless dist/ is there and newer than every source. */
export async function ensureProductionBuild(root: string, signal: AbortSignal): Promise<void> {
  const builtAt = statSync(join(root, lastBuilt), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (sources.every(source => newestChange(join(root, source)) < builtAt)) return;
  console.log('Building the site for production ...');
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    // Vitest says 'test', which would bring React's development version into the build.
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const [exitCode] = await once(build, 'exit');
  if (exitCode !== 0) throw new Error(`npm run build ended with exit code ${exitCode}`);
}

// Folders count too: theirs is the time at which a file was last added or removed.
function newestChange(file: string): number {
  const status = statSync(file, { throwIfNoEntry: false });
  if (status === undefined) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(status.mtimeMs, ...readdirSync(file).map(name => newestChange(join(file, name))));
}
