import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { StartError } from '../core/start-error';
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

/** The client that `npm run build` made in this folder. */
export async function openBuiltClient(distDir: string): Promise<ClientBundle> {
  const clientDir = join(distDir, 'client');
  const [template, manifestText] = await readBuild(clientDir);
  const manifest = manifestSchema.parse(JSON.parse(manifestText));
  const entry = await import(pathToFileURL(join(distDir, 'server', 'entry-server.js')).href);
  const known = new Map<string, string>();
  return {
    template: async () => template,
    entry: async () => entry,
    preloads: codeFiles => {
      const key = codeFiles.join();
      const tags = known.get(key) ?? preloadTags(manifest, codeFiles);
      known.set(key, tags);
      return tags;
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
    throw new StartError('The client is not built: run "npm run build" first', { cause });
  }
}

/** The chunks of the files with what they import, less what every page has loaded already. */
function preloadTags(manifest: Manifest, codeFiles: string[]): string {
  const entryKey = Object.keys(manifest).find(key => manifest[key]?.isEntry);
  const loaded = new Set(entryKey === undefined ? [] : withImports(manifest, entryKey));
  const wanted = new Set<string>();
  for (const file of codeFiles) {
    if (!manifest[file]) throw new Error(`The build made nothing of ${file}`);
    withImports(manifest, file, wanted);
  }
  const chunks = [...wanted].filter(key => !loaded.has(key)).flatMap(key => manifest[key] ?? []);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  return [
    ...[...styles].map(file => `<link rel="stylesheet" href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
  ].join('\n    ');
}

/** A chunk after all that it imports: styles apply in this order. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (chunk && !found.has(key)) {
    for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
    found.add(key);
  }
  return [...found];
}
