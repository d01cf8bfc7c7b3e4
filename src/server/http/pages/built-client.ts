import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { StartError } from '#server/core/errors/start-error';
import type { PageCode } from './page-html';
import { createLookSheets, findBaseSheet } from './page-look';
import type { ClientBundle } from './pages';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** Opens the client that `npm run build` has created in this folder. */
export async function openBuiltClient(buildDir: string): Promise<ClientBundle> {
  const clientDir = join(buildDir, 'client');
  const [template, manifestText] = await readBuild(clientDir);
  const manifest = manifestSchema.parse(JSON.parse(manifestText));
  const entry = await import(pathToFileURL(join(buildDir, 'server', 'entry-server.js')).href);
  const { lookSheets } = await import(pathToFileURL(join(buildDir, 'server', 'look-sheets.js')).href);
  const sheets = createLookSheets(await readBaseSheet(clientDir, template), lookSheets);
  const cache = new Map<string, PageCode>();
  return {
    template: async () => template,
    entry: async () => entry,
    lookSheets: async () => sheets,
    code: codeFiles => {
      const key = codeFiles.join();
      const code = cache.get(key) ?? codeTags(manifest, codeFiles);
      cache.set(key, code);
      return code;
    },
  };
}

async function readBuild(clientDir: string): Promise<[string, string]> {
  try {
    return await Promise.all([
      readFile(join(clientDir, 'index.html'), 'utf8'),
      readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'),
    ]);
  } catch (cause) {
    throw new StartError('The client is not built. Run "npm run build" first.', { cause });
  }
}

function readBaseSheet(clientDir: string, template: string): Promise<string> {
  const base = findBaseSheet(template);
  if (!base) throw new Error('index.html has no style sheet');
  return readFile(join(clientDir, base.href), 'utf8');
}

/**
 * Creates the tags of the entry and of these files, with their imports. The entry's styles are in index.html.
 */
function codeTags(manifest: Manifest, codeFiles: string[]): PageCode {
  const entryKey = Object.keys(manifest).find(key => manifest[key]?.isEntry);
  if (entryKey === undefined) throw new Error('The build has no entry');
  const entryChunks = new Set(withImports(manifest, entryKey));
  const wanted = new Set(entryChunks);
  for (const file of codeFiles) {
    if (!manifest[file]) throw new Error(`The build has no ${file}`);
    withImports(manifest, file, wanted);
  }
  wanted.delete(entryKey);
  const chunks = (keys: string[]) => keys.flatMap(key => manifest[key] ?? []);
  const styles = chunks([...wanted].filter(key => !entryChunks.has(key))).flatMap(({ css }) => css ?? []);
  return {
    styles: [...new Set(styles)].map(file => `<link rel="stylesheet" href="/${file}">`).join(''),
    scripts: [
      ...chunks([entryKey]).map(({ file }) => `<script type="module" src="/${file}"></script>`),
      ...chunks([...wanted]).map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    ].join(''),
  };
}

/** Lists a chunk after its imports, the order in which styles apply. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (chunk && !found.has(key)) {
    for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
    found.add(key);
  }
  return [...found];
}
