import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Mutation, mutations } from './mutations';

// `npm run test:contract`: makes each breaking change in a copy of the project and sees whether the compiler or the
// contract tests notice. One that nobody notices is a hole in the contract checks, and fails the run.

const root = resolve(import.meta.dirname, '../..');
const PARTS = ['src', 'migrations', 'tests', 'tsconfig.json', 'vite.config.ts', 'package.json'];

const run = promisify(execFile);

async function main(): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'portfolio-contract-'));
  try {
    for (const part of PARTS) await cp(join(root, part), join(copy, part), { recursive: true });
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    const complaint = await findComplaint(copy);
    if (complaint !== null) throw new Error(`The unchanged project does not pass: ${complaint}`);
    let caught = 0;
    for (const mutation of mutations) {
      const by = await tryMutation(copy, mutation);
      if (by !== null) caught += 1;
      console.log(`${by === null ? 'MISSED' : 'caught'}  ${mutation.what}${by === null ? '' : ` (${by})`}`);
    }
    console.log(`\n${caught}/${mutations.length} caught`);
    if (caught < mutations.length) process.exitCode = 1;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** What caught the change; null when nothing did. The copy is as before afterwards. */
async function tryMutation(copy: string, { what, file, find, replace }: Mutation): Promise<string | null> {
  const path = join(copy, file);
  const original = await readFile(path, 'utf8');
  if (!original.includes(find))
    throw new Error(`"${what}" finds nothing to change in ${file}: bring it up to date`);
  await writeFile(
    path,
    original.replace(find, () => replace),
  );
  try {
    return await findComplaint(copy);
  } finally {
    await writeFile(path, original);
  }
}

async function findComplaint(copy: string): Promise<string | null> {
  if (!(await passes(copy, 'tsc', ['--noEmit']))) return 'compiler';
  const contractTests = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', 'tests/contract'];
  return (await passes(copy, 'vitest', contractTests)) ? null : 'contract tests';
}

async function passes(copy: string, program: string, parameters: string[]): Promise<boolean> {
  try {
    await run(join(root, 'node_modules/.bin', program), parameters, { cwd: copy });
    return true;
  } catch (error) {
    // An exit code is the program's verdict; anything else means that it did not run.
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') return false;
    throw error;
  }
}

await main();
