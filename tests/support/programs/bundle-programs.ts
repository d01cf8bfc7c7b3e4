import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { registerBundle } from './run-program';

const root = resolve(import.meta.dirname, '../../..');
const bundled = new Map<string, Promise<void>>();
let folder: Promise<string> | undefined;

/**
 * Lets runProgram start these TypeScript files from bundles, because compiling and resolving hundreds of modules at
 * each start takes longer than most commands.
 */
export async function bundlePrograms(...files: string[]): Promise<void> {
  await Promise.all(
    files.map(file => {
      const existing = bundled.get(file) ?? bundle(file);
      bundled.set(file, existing);
      return existing;
    }),
  );
}

async function bundle(file: string): Promise<void> {
  folder ??= createFolder();
  const name = basename(file, '.ts');
  const outDir = join(await folder, name);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [keepPaths()],
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { input: { [name]: join(root, file) }, output: { entryFileNames: '[name].mjs' } },
    },
  });
  registerBundle(file, join(outDir, `${name}.mjs`));
}

/**
 * Creates a folder from which the bundles find the packages of the project, and deletes those of processes that have
 * ended, because vitest kills its workers.
 */
async function createFolder(): Promise<string> {
  const parent = join(root, 'node_modules/.cache/test-programs');
  await mkdir(parent, { recursive: true });
  for (const pid of await readdir(parent))
    if (!isRunning(Number(pid))) await rm(join(parent, pid), { recursive: true, force: true });
  return join(parent, String(process.pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Lets each module find other files beside its source, as without a bundle. */
function keepPaths(): Plugin {
  return {
    name: 'keep-paths',
    enforce: 'pre',
    transform: (code, id) =>
      code.includes('import.meta.') && id.startsWith(root) && !id.includes('/node_modules/')
        ? code
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
            .replaceAll('import.meta.filename', JSON.stringify(id))
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        : null,
  };
}
