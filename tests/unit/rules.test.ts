import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rules = [...read('docs/rules.md').matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(
  ([, number = '']) => number,
);

test('every rule has a number of its own', () => {
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((number, index) => rules.indexOf(number) < index)).toEqual([]);
});

test('every rule that a file refers to exists', () => {
  const unknown = ['src', 'tests', 'bench', 'docs']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true }).map(name => join(folder, String(name))),
    )
    .filter(path => /\.(tsx?|css|md)$/.test(path) && !path.includes('node_modules'))
    .flatMap(path => rulesNamedIn(read(path)).map(number => ({ path, number })))
    .filter(({ number }) => !rules.includes(number));
  expect(unknown).toEqual([]);
});

test.each(['docs/rules.md', 'docs/architecture.md'])('every file that %s points to exists', path => {
  const folders = ['', 'src', 'src/server', 'src/client', 'docs'];
  const missing = filesNamedIn(read(path)).filter(
    name => !folders.some(folder => existsSync(join(root, folder, name))),
  );
  expect(missing).toEqual([]);
});

/** '4.3' of "rule 4.3", and each of "rules 4.3, 4.5 and 6.1". */
function rulesNamedIn(text: string): string[] {
  return [...text.matchAll(/\brules? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/gi)].flatMap(
    ([, numbers = '']) => numbers.match(/\d+\.\d+/g) ?? [],
  );
}

/** What stands in code marks and is the path of one file; patterns such as `<name>` name none. */
function filesNamedIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|css|md|json|html))`/g)].map(([, name = '']) => name);
}
