import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { NAMED_SUITES, SUITES } from '../suites';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

test('the suites that run when they are named run every night', () => {
  const nightly = read('.github/workflows/nightly.yml');
  const listed = [...nightly.matchAll(/^ {10}- (\S+)$/gm)].map(([, suite]) => suite);
  expect(listed).toEqual(NAMED_SUITES);
});

test('the docs say what every suite proves', () => {
  const [, section = ''] = read('docs/start.md').split('## Tests');
  expect(SUITES.filter(suite => !new RegExp(`^\\|[^\\n]*\\b${suite}\\b`, 'm').test(section))).toEqual([]);
});
