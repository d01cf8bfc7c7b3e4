import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each(['docs/rules.md', 'docs/architecture.md'])('every file that %s points to exists', path => {
  const folders = ['', 'src', 'src/server', 'src/client', 'docs'];
  const missing = filesNamedIn(read(path)).filter(
    name => !folders.some(folder => existsSync(join(root, folder, name))),
  );
  expect(missing).toEqual([]);
});

/** What stands in code marks and is the path of one file; patterns such as `<name>` name none. */
function filesNamedIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|css|md|json|html))`/g)].map(([, name = '']) => name);
}
