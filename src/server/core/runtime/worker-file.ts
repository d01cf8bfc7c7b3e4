import { fileURLToPath } from 'node:url';

export type WorkerFile = { path: string; execArgv: string[] };

/**
 * Locates an entry of the server build beside the module `base`, or its source in a checkout that is not
 * built.
 */
export function findWorkerFile(name: string, base: string): WorkerFile {
  const isSource = base.endsWith('.ts');
  const path = fileURLToPath(new URL(`${name}.${isSource ? 'ts' : 'js'}`, base));
  return { path, execArgv: isSource ? [`--import=${new URL('./load-source.mjs', import.meta.url)}`] : [] };
}
