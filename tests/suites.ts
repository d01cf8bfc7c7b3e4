import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';

// The suites of `npm test -- NAME` and of `npx vitest --project NAME`. vite.config.ts passes them to vitest.
// A production build loads that file too, without the development dependencies, so this one imports only
// types from vitest.

type Settings = NonNullable<TestProjectInlineConfiguration['test']> & { name: string };
type Database = 'sqlite' | 'mysql';

/** These integration tests run on both engines, because the engine can matter to them. */
const ENGINE_TESTS = listTests('integration/engines');
const SLOW_CONTRACT_TESTS = 'tests/contract/mutations.test.ts';
const MINUTE_MS = 60_000;

const suites: Settings[] = [
  {
    name: 'unit',
    include: [
      ...listTests('unit', '**/*.test.{ts,tsx}'),
      'tests/contract/*.test.ts',
      'tests/architecture.test.ts',
    ],
    exclude: [SLOW_CONTRACT_TESTS],
    // Isolation would load the server again for every file, which took more than half of the time.
    isolate: false,
    testTimeout: MINUTE_MS,
  },
  {
    name: 'types',
    include: [],
    typecheck: { enabled: true, only: true, include: listTests('types', '**/*.test-d.ts') },
  },
  {
    name: 'component',
    include: listTests('component', '**/*.test.{ts,tsx}'),
    environment: resolve(import.meta.dirname, 'support/component/dom-environment.ts'),
    isolate: false,
    testTimeout: 3 * MINUTE_MS,
  },
  integrationSuite('integration', 'sqlite'),
  { ...integrationSuite('integration-mysql', 'mysql'), include: ENGINE_TESTS },
  integrationSuite('integration-mysql-all', 'mysql'),
  { ...integrationSuite('stops-sqlite', 'sqlite'), include: listTests('stops') },
  { ...integrationSuite('stops-mysql', 'mysql'), include: listTests('stops') },
  browserSuite('browser', 'sqlite'),
  browserSuite('browser-mysql', 'mysql'),
  ...['firefox', 'webkit'].map(browser => ({
    name: `browser-${browser}`,
    include: listTests('other-browsers', '*.test.ts'),
    env: { TEST_BROWSER: browser },
    globalSetup: toSetupPaths(`browser-${browser}`),
    isolate: false,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 3 * MINUTE_MS,
    hookTimeout: 3 * MINUTE_MS,
  })),
  {
    name: 'export',
    include: listTests('export', '*.test.ts'),
    globalSetup: toSetupPaths('export'),
    isolate: false,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 3 * MINUTE_MS,
    hookTimeout: MINUTE_MS,
  },
  {
    name: 'deletion',
    include: ['tests/deletion/all-extras.test.ts'],
    testTimeout: 10 * MINUTE_MS,
  },
  {
    name: 'extras',
    include: ['tests/deletion/each-extra.test.ts'],
    testTimeout: 10 * MINUTE_MS,
  },
  {
    name: 'deploy',
    include: listTests('deploy', '*.test.ts'),
    globalSetup: toSetupPaths('deploy'),
    isolate: false,
    testTimeout: 3 * MINUTE_MS,
    hookTimeout: MINUTE_MS,
  },
  {
    name: 'cluster',
    include: listTests('cluster', '*.test.ts'),
    globalSetup: [resolve(import.meta.dirname, 'extras/many-processes/setup/cluster.ts')],
    testTimeout: 3 * MINUTE_MS,
    hookTimeout: 3 * MINUTE_MS,
  },
  {
    name: 'object-store',
    include: listTests('object-store', '*.test.ts'),
    globalSetup: [resolve(import.meta.dirname, 'extras/object-store/setup/object-store.ts')],
    isolate: false,
    testTimeout: 3 * MINUTE_MS,
    hookTimeout: MINUTE_MS,
  },
  {
    name: 'docs',
    include: listTests('docs', '*.test.ts'),
    globalSetup: toSetupPaths('docs'),
    testTimeout: 3 * MINUTE_MS,
    hookTimeout: 3 * MINUTE_MS,
  },
  {
    name: 'contract',
    include: [SLOW_CONTRACT_TESTS],
    testTimeout: 10 * MINUTE_MS,
    hookTimeout: 10 * MINUTE_MS,
  },
  ...['22', '24', '26'].map(version => ({
    name: `node-${version}`,
    include: listTests('node', '*.test.ts'),
    env: { NODE_UNDER_TEST: version },
    globalSetup: toSetupPaths('node'),
    testTimeout: 60 * MINUTE_MS,
  })),
];

export const SUITES = suites.map(({ name }) => name);

/** These suites run only when they are named, and every night. */
export const NAMED_SUITES = [
  'integration-mysql-all',
  'stops-mysql',
  'browser-mysql',
  'browser-firefox',
  'browser-webkit',
  'extras',
  'deploy',
  'object-store',
  'cluster',
  'docs',
  'contract',
  'node-22',
  'node-24',
  'node-26',
];

/** These suites do not wait for the production build, which starts first and runs beside them. */
export const SUITES_WITHOUT_BUILD = [
  'unit',
  'types',
  'component',
  'deletion',
  'extras',
  'contract',
  'node-22',
  'node-24',
  'node-26',
];

export const vitestConfig: NonNullable<ViteUserConfig['test']> = {
  // Otherwise a line logged after a worker's last test would end the run with an error.
  disableConsoleIntercept: true,
  projects: suites.map((suite, position) => ({
    root: resolve(import.meta.dirname, '..'),
    resolve: { tsconfigPaths: true },
    test: {
      // Most tests wait for a server more than they calculate, so one worker would leave half of two cores
      // idle.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      ...suite,
      globalSetup: [...toSetupPaths('fast-temp'), ...(suite.globalSetup ?? [])],
      // Suites that run together run one after the other.
      sequence: { groupOrder: position },
    },
  })),
};

/** Returns the patterns of the tests in a folder of `tests`, and in the same folder of each extra. */
function listTests(folder: string, files = '**/*.test.ts'): string[] {
  return [`tests/${folder}/${files}`, `tests/extras/*/${folder}/${files}`];
}

function integrationSuite(name: string, database: Database): Settings {
  return {
    name,
    include: listTests('integration'),
    env: { TEST_DATABASE: database },
    globalSetup: database === 'mysql' ? toSetupPaths('mysql') : [],
    // Each test has its own app and database, and loading the server for every file took a third of the time.
    isolate: false,
    // These tests wait for their servers and databases about half of the time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Tests of every procedure take long, and a machine may be ten times slower.
    testTimeout: 3 * MINUTE_MS,
    hookTimeout: MINUTE_MS,
  };
}

function browserSuite(name: string, database: Database): Settings {
  return {
    name,
    include: listTests('browser'),
    env: { TEST_DATABASE: database },
    globalSetup: database === 'mysql' ? toSetupPaths('browser', 'mysql') : toSetupPaths('browser'),
    setupFiles: [resolve(import.meta.dirname, 'support/browser/report-open-pages.ts')],
    isolate: false,
    // Each file has its own site and browser, which wait for each other more than they calculate.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    expect: { poll: { timeout: 30_000 } },
    // The time limit suits the longest test on a machine that is ten times slower.
    testTimeout: 3 * MINUTE_MS,
    hookTimeout: MINUTE_MS,
  };
}

function toSetupPaths(...names: string[]): string[] {
  return names.map(name => resolve(import.meta.dirname, `setup/${name}.ts`));
}
