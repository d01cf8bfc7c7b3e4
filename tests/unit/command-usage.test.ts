import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../../package.json';

const root = resolve(import.meta.dirname, '../..');

/** The commands of owners, by the file of each. */
const commands = Object.entries(packageFile.scripts).flatMap(([name, script]) => {
  const path = script.replace(/^node dist\/server\/([\w-]+)\.js$/, 'tsx src/server/commands/$1.ts');
  const [file] = /src\/(?:server\/commands\/[\w-]+|build\/(?:build-site|release))\.ts/.exec(path) ?? [];
  return file === undefined ? [] : [{ name, file: resolve(root, file) }];
});

test.each(commands)('npm run $name parses its arguments first and has a usage text', ({ name, file }) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(`Usage: npm run ${name}`);
  const at = (pattern: RegExp) => text.search(pattern);
  expect(at(/readCommandLine\(/)).toBeGreaterThan(0);
  expect(at(/^(await|try|void run|.*= await)/m)).toBeGreaterThan(
    at(/^(readCommandLine|const .*= read\w+\()/m),
  );
});
