import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const ALL_ROADS = ['tests/browser/**/*.test.ts'];

/** What people do less often, or what only a fault shows: a suite of its own, because the browser takes longest of all. */
const SIDE_ROADS = [
  'about',
  'about-editor',
  'admin-navigation',
  'api-docs',
  'backup',
  'failed-code',
  'faults',
  'first-taps',
  'found',
  'icons',
  'imports',
  'markdown-editor',
  'playground',
  'project-detail',
  'project-media',
  'search',
  'sections',
  'type',
  'versions',
].map(name => `tests/browser/${name}.test.ts`);

/** What no database takes part in, and what `stops-mysql` stops too. */
const SAME_ON_MYSQL = [
  'bad-requests',
  'external-rest-client',
  'picture-variants',
  'portfolio-client',
  'versions-stopped',
].map(name => `tests/integration/${name}.test.ts`);

// The suites of `npm test`; tests/run.ts brings what they need and runs them one after the other.
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    // Most tests wait for a server more than they calculate: on two cores one worker would leave half of them idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A line written after a worker's last test would end the run as an error of its own.
    disableConsoleIntercept: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'tests/contract/**/*.test.ts',
            'tests/architecture.test.ts',
          ],
          // Loading the server anew for every file took more than half of the time.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: { enabled: true, only: true, include: ['tests/types/**/*.test-d.ts'] },
        },
      },
      integrationSuite('integration-sqlite', 'sqlite'),
      integrationSuite('integration-mysql', 'mysql', { exclude: SAME_ON_MYSQL }),
      integrationSuite('stops-sqlite', 'sqlite', { folder: 'stops' }),
      integrationSuite('stops-mysql', 'mysql', { folder: 'stops' }),
      browserSuite('browser', { database: 'sqlite', exclude: SIDE_ROADS }),
      browserSuite('browser-more', { database: 'sqlite', include: SIDE_ROADS }),
      browserSuite('browser-mysql', { database: 'mysql' }),
    ],
  },
});

type IntegrationFiles = { folder?: string; exclude?: string[] };

function integrationSuite(
  name: string,
  database: 'sqlite' | 'mysql',
  { folder = 'integration', exclude = [] }: IntegrationFiles = {},
) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${folder}/**/*.test.ts`],
      exclude,
      env: { TEST_DATABASE: database },
      // Each test has an app and a database of its own; loading the server anew for every file took a third of the time.
      isolate: false,
      // They wait for servers and databases that they start themselves about half of the time.
      maxWorkers: Math.max(3, availableParallelism() - 1),
      // Tables of all procedures are long, and machines may be ten times slower.
      testTimeout: 180_000,
      hookTimeout: 60_000,
    },
  };
}

type BrowserFiles = { database: 'sqlite' | 'mysql'; include?: string[]; exclude?: string[] };

function browserSuite(name: string, { database, include = ALL_ROADS, exclude = [] }: BrowserFiles) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude,
      setupFiles: [resolve(import.meta.dirname, 'support/tell-open-pages.ts')],
      env: { TEST_DATABASE: database },
      isolate: false,
      // Each file has a site and a browser of its own, which wait for each other more than they calculate.
      maxWorkers: Math.max(4, availableParallelism() - 1),
      expect: { poll: { timeout: 10_000 } },
      // Enough for the longest walk on a machine that is ten times slower.
      testTimeout: 180_000,
      hookTimeout: 60_000,
    },
  };
}
