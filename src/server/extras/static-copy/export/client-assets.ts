import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The screens and tools of the owner, which a copy does not have. */
const OWNER_CODE = /(?:^|\/)(?:admin[/-]|editing\/|edit-links|owner-|login-|preview\/)/;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

/** Lists the addresses of the scripts and style sheets that visitors may load, from the manifest of the build. */
export async function listClientAssets(clientDir: string): Promise<string[]> {
  const text = await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const waiting = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  const seen = new Set(waiting);
  const files = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) continue;
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets]) files.add(`/${file}`);
    const next = [...chunk.imports, ...chunk.dynamicImports.filter(each => !OWNER_CODE.test(each))];
    for (const each of next.filter(name => !seen.has(name))) {
      seen.add(each);
      waiting.push(each);
    }
  }
  return [...files].sort();
}
