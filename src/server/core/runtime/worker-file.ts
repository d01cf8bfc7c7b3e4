import { fileURLToPath } from 'node:url';

export type WorkerFile = { path: string; execArgv: string[] };

/**
 * Locates an entry of the server build beside the module `base`. In a checkout that is not built, locates its source
 * in a folder that is relative to the module.
 */
export function findWorkerFile(name: string, base: string, sourceFolder = '.'): WorkerFile {
  const isSource = base.endsWith('.ts');
  const path = fileURLToPath(new URL(isSource ? `${sourceFolder}/${name}.ts` : `${name}.js`, base));
  return { path, execArgv: isSource ? [`--import=${new URL('./load-source.mjs', import.meta.url)}`] : [] };
}
