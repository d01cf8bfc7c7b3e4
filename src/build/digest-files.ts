import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Computes one digest of the names and contents of all files at or below these paths. Missing paths are
 * skipped.
 */
export function digestFiles(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const name of paths.flatMap(path => listFiles(root, path))) {
    const content = readFileSync(join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Lists file names relative to the root, in a stable order. */
function listFiles(root: string, path: string): string[] {
  const status = statSync(join(root, path), { throwIfNoEntry: false });
  if (status === undefined) return [];
  if (!status.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap(name => listFiles(root, join(path, name)));
}
