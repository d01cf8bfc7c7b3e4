import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutations } from './mutations';

// Makes each breaking change in a copy of the project. A change that neither the compiler nor the contract tests notice is a
// hole in the contract checks.

const root = resolve(import.meta.dirname, '../..');
const PARTS = ['src', 'migrations', 'tests', 'tsconfig.json', 'vite.config.ts', 'package.json'];

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'portfolio-contract-'));
  for (const part of PARTS) await cp(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('the unchanged project passes', async () => {
  expect(await findComplaint()).toBe(null);
});

test.each(mutations.map(mutation => [mutation.what, mutation] as const))(
  'the compiler or the contract tests notice that %s',
  async (_what, { file, find, replace }) => {
    const path = join(copy, file);
    const original = await readFile(path, 'utf8');
    expect(original).toContain(find);
    const changed = original.replace(find, () => replace);
    await writeFile(path, changed);
    try {
      expect(await findComplaint()).not.toBe(null);
    } finally {
      await writeFile(path, original);
    }
  },
);

/** Names the check that fails in the copy; null when none does. */
async function findComplaint(): Promise<string | null> {
  if (!(await passes('tsc', ['--noEmit']))) return 'compiler';
  return (await passes('vitest', ['run', '--project=unit', 'tests/contract'])) ? null : 'contract tests';
}

async function passes(program: string, parameters: string[]): Promise<boolean> {
  const { PATH = '', HOME = '' } = process.env;
  const run = spawn(join(root, 'node_modules/.bin', program), parameters, {
    cwd: copy,
    env: { PATH, HOME },
    stdio: 'ignore',
  });
  const [exitCode] = await once(run, 'close');
  // Anything but an exit code means that the program did not run.
  expect(exitCode).toEqual(expect.any(Number));
  return exitCode === 0;
}
