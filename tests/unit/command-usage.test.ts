import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../../package.json';

const root = resolve(import.meta.dirname, '../..');

/** The commands of owners, by the file of each. */
const commands = Object.entries(packageFile.scripts).flatMap(([name, script]) => {
  const [, built] = /^node dist\/server\/([\w-]+)\.js$/.exec(script) ?? [];
  const path = built === undefined ? script : findProgram(built);
  const [file] =
    /src\/(?:server\/(?:commands|extras\/[\w-]+\/programs)\/[\w-]+|build\/(?:build-site|release))\.ts/.exec(
      path,
    ) ?? [];
  return file === undefined ? [] : [{ name, file: resolve(root, file) }];
});

/** Finds the source of a program that an extra adds to the build. */
function findProgram(name: string): string {
  const extras = 'src/server/extras';
  const files = readdirSync(resolve(root, extras), { recursive: true, encoding: 'utf8' });
  return `${extras}/${files.find(file => file.endsWith(`programs/${name}.ts`))}`;
}

test.each(commands)('npm run $name parses its arguments first and has a usage text', ({ name, file }) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(`Usage: npm run ${name}`);
  const at = (pattern: RegExp) => text.search(pattern);
  expect(at(/readCommandLine\(/)).toBeGreaterThan(0);
  expect(at(/^(await|try|void run|.*= await)/m)).toBeGreaterThan(
    at(/^(readCommandLine|const .*= read\w+\()/m),
  );
});
