import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutations } from './mutations';

// Makes each breaking change in a copy of the project. A change that neither the compiler nor the contract
// tests detect is a gap in the contract checks.

const root = resolve(import.meta.dirname, '../..');
const PARTS = ['src', 'migrations', 'tests', 'tsconfig.json', 'vite.config.ts', 'package.json'];

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'portfolio-contract-'));
  for (const part of PARTS) await cp(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('the unchanged project passes the compiler and the contract tests', async () => {
  expect(await findComplaint()).toBe(null);
});

test.each(mutations.map(mutation => [mutation.change, mutation] as const))(
  'the compiler or the contract tests detect that %s',
  async (_change, { file, find, replace }) => {
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

/** Returns the name of the check that fails in the copy, or null if both pass. */
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
  // Without an exit code the program did not run.
  expect(exitCode).toEqual(expect.any(Number));
  return exitCode === 0;
}
