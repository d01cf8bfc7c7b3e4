import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { NAMED_SUITES, SUITES } from '../suites';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

test('every suite outside the default run is in nightly.yml', () => {
  const nightly = read('.github/workflows/nightly.yml');
  const jobs = { suite: { strategy: { matrix: { suite: NAMED_SUITES } } } };
  expect(parse(nightly)).toMatchObject({ jobs });
});

test('the docs say what every suite proves', () => {
  const [, section = ''] = read('docs/start.md').split('## Tests');
  // The default suites have a command, and the others a name.
  const cells = [...section.matchAll(/^\|[^|]*\| `npm test -- ([^`]+)`|^\| (`[^|]+`) \|/gm)];
  const documented = cells.flatMap(
    ([, command, names = '']) => command?.split(' ') ?? names.match(/[\w-]+/g) ?? [],
  );
  expect(documented.toSorted()).toEqual(SUITES.toSorted());
});
