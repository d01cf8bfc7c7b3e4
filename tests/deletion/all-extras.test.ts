import { expect, test } from 'vitest';
import { testFolder } from '../support/managed-folder';
import { expectWorkingSite } from '../support/programs/expect-working-site';
import { copyWithoutExtras, listExtras, runIn } from '../support/programs/reduced-site';

/** These compare the docs and package.json with the files of the project. */
const DOCS_TESTS = ['docs', 'settings-docs', 'command-usage', 'suites'];

test('the site works without any extra', async () => {
  const names = listExtras();
  expect(names.length).toBeGreaterThan(5);
  const { url, log } = await expectWorkingSite(names);
  for (const path of ['/metrics', '/api/static-copy', '/api/imports'])
    expect.soft((await fetch(url + path)).status, path).toBe(404);
  expect(log()).not.toContain('"level":50');
});

test('the tests of the docs pass without any extra', async () => {
  const folder = await testFolder();
  copyWithoutExtras(folder, listExtras());
  expect(await runIn(folder, 'npm', 'run', 'docs:settings')).toMatchObject({ exitCode: 0 });
  const files = DOCS_TESTS.map(name => `tests/unit/${name}.test.ts`);
  const { exitCode, output } = await runIn(folder, 'npm', 'test', '--', 'unit', '--', ...files);
  expect(exitCode, output).toBe(0);
});
