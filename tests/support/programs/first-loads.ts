import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Limits the JavaScript in the first load of a public page, compressed with brotli, in bytes. */
export const FIRST_LOAD_BUDGET = 115_000;

const PUBLIC_SCREEN = /^(screens|features\/[^/]+)\/[^/]+-screen\.tsx$/;

/**
 * Measures the compressed JavaScript in each public page's first load, which is the entry and the screen with all
 * imports. Returns the bytes by the file of the screen.
 */
export async function measureFirstLoads(clientDir: string): Promise<Map<string, number>> {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  const sizes = new Map<string, number>();
  for (const screen of Object.keys(manifest).filter(key => PUBLIC_SCREEN.test(key))) {
    const files = [...withImports(manifest, [...entry, screen])].map(key => manifest[key]?.file ?? '');
    const bytes = await Promise.all(files.map(file => compressedSize(join(clientDir, file))));
    sizes.set(
      screen,
      bytes.reduce((sum, each) => sum + each, 0),
    );
  }
  return sizes;
}

/** Lists the style sheets that a part of a screen needs and the first load of the screen has not. */
export async function listLateStyles(clientDir: string, screen: string, part: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  const toStyles = (keys: string[]) =>
    [...withImports(manifest, keys)].flatMap(key => manifest[key]?.css ?? []);
  const loaded = toStyles([...entry, screen]);
  return toStyles([part]).filter(file => !loaded.includes(file));
}

function withImports(manifest: Manifest, keys: string[]): Set<string> {
  const found = new Set(keys);
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return found;
}

/** Returns the compressed size of a file. The smallest files are not compressed. */
async function compressedSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
