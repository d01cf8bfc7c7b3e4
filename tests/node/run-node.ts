import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script under another version of Node. Resolves to its exit code. */
export async function runNode(version: string, parameters: string[]): Promise<number | null> {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const run = spawn('npx', ['--yes', `--package=node@${version}`, '--', 'node', ...parameters], {
    env: { PATH, HOME, ...(TMPDIR === undefined ? {} : { TMPDIR }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [exitCode] = await once(run, 'close');
  return exitCode;
}
