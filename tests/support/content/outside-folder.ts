import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
const workspace = join(root, 'tests/contract/external-client');
const requireOutside = createRequire(join(workspace, 'package.json'));

export type OutsideFolder = Awaited<ReturnType<typeof createOutsideFolder>>;

/**
 * Creates the folder of a developer outside the project, with the scripts of tests/contract/external-client,
 * only the given packages and a separate TypeScript.
 */
export async function createOutsideFolder({ packages = [] }: { packages?: string[] } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-outside-'));
  await cp(join(workspace, 'scripts'), folder, { recursive: true });
  await cp(join(workspace, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of packages) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
  return {
    folder,
    /** Installs a packed package without a registry. */
    install: (tarball: string) =>
      promisify(execFile)('npm', ['install', '--offline', tarball], { cwd: folder }),
    /** Generates the types of the API of a running site as `api-types.d.ts`. */
    generateTypes: (address: string) =>
      run(join(workspace, 'generate-types.mjs'), [`${address}/api/openapi.json`, 'api-types.d.ts'], folder),
    /** Compiles scripts and returns the output of the compiler. */
    compile: (files: string[]) => compile(folder, files),
    /** Runs a compiled script and parses its output as JSON. */
    run: async (file: string, parameters: string[]): Promise<unknown> =>
      JSON.parse(await run(join(folder, file), parameters, folder)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function compile(folder: string, files: string[]): Promise<string> {
  const compiler = join(dirname(requireOutside.resolve('typescript/package.json')), 'bin/tsc');
  const config = join(folder, 'tsconfig.json');
  await writeFile(
    join(folder, 'tsconfig.build.json'),
    JSON.stringify({ extends: config, include: [], files }),
  );
  try {
    return await run(compiler, ['-p', 'tsconfig.build.json'], folder);
  } catch (error) {
    const { stdout } = Object(error);
    if (typeof stdout === 'string' && stdout !== '') return stdout;
    throw error;
  }
}

async function run(file: string, parameters: string[], cwd: string): Promise<string> {
  const { PATH = '' } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...parameters], {
    cwd,
    env: { PATH },
  });
  return stdout;
}
