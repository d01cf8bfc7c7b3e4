import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Limits the JavaScript in the first load of a public page, compressed with brotli, in bytes. */
export const FIRST_LOAD_BUDGET = 115_000;

const PUBLIC_SCREEN = /^(screens|features\/[^/]+)\/[^/]+-screen\.tsx$/;

/**
 * Prints the size of the JavaScript in each public page's first load, which is the entry and the screen with
 * all imports.
 * @throws Error if a page exceeds the budget
 */
export async function checkFirstLoads(clientDir: string): Promise<void> {
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
  const lines = [...sizes].map(([screen, bytes]) => `  ${screen.padEnd(40)}${kilobytes(bytes)}\n`);
  process.stdout.write(
    `JavaScript of the first load, brotli (at most ${kilobytes(FIRST_LOAD_BUDGET)}):\n${lines.join('')}`,
  );
  const tooLarge = [...sizes].filter(([, bytes]) => bytes > FIRST_LOAD_BUDGET).map(([screen]) => screen);
  if (sizes.size === 0) throw new Error('The build has no public screen');
  if (tooLarge.length > 0) throw new Error(`Over the budget: ${tooLarge.join(', ')}`);
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

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
