import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script under another version of Node. Resolves to its exit code. */
export async function runNode(version: string, parameters: string[]): Promise<number | null> {
  // The settings of npm and of proxies apply, but not those of the vitest that runs this.
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const run = spawn('npx', ['--yes', `--package=node@${version}`, '--', 'node', ...parameters], {
    env: Object.fromEntries(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [exitCode] = await once(run, 'close');
  return exitCode;
}
