import { resolve } from 'node:path';
import { ensureChromium } from './support/ensure-chromium';
import { ensureMysql } from './support/ensure-mysql';
import { preferMemoryForTemp } from './support/fast-temp';
import { startMysqlServer } from './support/mysql-server';
import { ensureProductionBuild } from './support/production-build';
import { runVitestSuite, type SuiteResult } from './support/vitest-suite';

// npm test                                  every suite but those on request
// npm test -- unit integration-sqlite       these suites
// npm test -- unit -t "a name"              the rest goes to vitest, also after a further --

type Prepared = { notRun: string } | { env: NodeJS.ProcessEnv; cleanUp?: () => Promise<void> };
type Outcome = SuiteResult & { project: string; seconds: number; notRun?: string };

const root = resolve(import.meta.dirname, '..');
const interruption = new AbortController();

/** Every suite (a project of vitest.config.ts) and how what it needs is made ready. */
const suites = new Map<string, () => Promise<Prepared>>([
  ['unit', async () => ({ env: {} })],
  ['types', async () => ({ env: {} })],
  ['integration-sqlite', async () => ({ env: {} })],
  ['integration-mysql', prepareMysql],
  ['browser', prepareBrowser],
  ['browser-more', prepareBrowser],
  ['browser-mysql', prepareBrowserOnMysql],
  ['stops-sqlite', async () => ({ env: {} })],
  ['stops-mysql', prepareMysql],
]);

/**
 * Run by name alone, because they take long: in the browser the side roads, and the same tests on the other engine, which is
 * mostly below the browser; and what is stopped before each of its steps.
 */
const onRequest = new Set(['browser-more', 'browser-mysql', 'stops-sqlite', 'stops-mysql']);

preferMemoryForTemp();
process.exitCode = await main();

async function main(): Promise<number> {
  const request = parseArguments(process.argv.slice(2));
  if ('mistake' in request) {
    console.error(request.mistake);
    return 2;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort(signal));

  const outcomes: Outcome[] = [];
  for (const project of request.projects) {
    console.log(`\n== ${project}`);
    const outcome = await runSuite(project, request.vitestArguments);
    if (interruption.signal.aborted) break;
    outcomes.push(outcome);
    console.log(describeOutcome(outcome));
  }
  if (interruption.signal.aborted) {
    console.error(`Stopped by ${interruption.signal.reason}`);
    return interruption.signal.reason === 'SIGINT' ? 130 : 143;
  }
  return summarize(outcomes);
}

function parseArguments(
  words: string[],
): { projects: string[]; vitestArguments: string[] } | { mistake: string } {
  const firstOther = words.findIndex(word => word.startsWith('-'));
  const named = firstOther === -1 ? words : words.slice(0, firstOther);
  const rest = firstOther === -1 ? [] : words.slice(firstOther);
  const unknown = named.find(word => !suites.has(word));
  if (unknown !== undefined) {
    return { mistake: `There is no suite '${unknown}'; there are ${[...suites.keys()].join(', ')}.` };
  }
  return {
    projects: [...suites.keys()].filter(project =>
      named.length === 0 ? !onRequest.has(project) : named.includes(project),
    ),
    vitestArguments: rest[0] === '--' ? rest.slice(1) : rest,
  };
}

async function runSuite(project: string, vitestArguments: string[]): Promise<Outcome> {
  const startedAt = performance.now();
  const result = await prepareAndRun(project, vitestArguments).catch((error: unknown) => ({
    passed: 0,
    skipped: 0,
    failures: [`${project} could not be run: ${error instanceof Error ? error.message : String(error)}`],
  }));
  return { ...result, project, seconds: (performance.now() - startedAt) / 1000 };
}

async function prepareAndRun(
  project: string,
  vitestArguments: string[],
): Promise<SuiteResult & { notRun?: string }> {
  const prepared = await suites.get(project)?.();
  if (prepared === undefined) throw new Error('no such suite');
  if ('notRun' in prepared) {
    // On a developer's machine a suite may be missing; where the answer decides something, it may not.
    const failures = isContinuousIntegration() ? [`${project} was not run`] : [];
    return { passed: 0, skipped: 0, failures, notRun: prepared.notRun };
  }
  try {
    const { env } = prepared;
    return await runVitestSuite({ root, project, vitestArguments, env, signal: interruption.signal });
  } finally {
    await prepared.cleanUp?.();
  }
}

async function prepareMysql(): Promise<Prepared> {
  const mysql = ensureMysql();
  if (!mysql.ready) return { notRun: mysql.reason };
  const server = await startMysqlServer();
  return { env: { MYSQL_TEST_URL: server.url }, cleanUp: server.stop };
}

async function prepareBrowser(): Promise<Prepared> {
  const chromium = ensureChromium();
  if (!chromium.ready) return { notRun: chromium.reason };
  await ensureProductionBuild(root, interruption.signal);
  return { env: { CHROMIUM_PATH: chromium.found } };
}

async function prepareBrowserOnMysql(): Promise<Prepared> {
  const browser = await prepareBrowser();
  if ('notRun' in browser) return browser;
  const mysql = await prepareMysql();
  return 'notRun' in mysql ? mysql : { ...mysql, env: { ...browser.env, ...mysql.env } };
}

function summarize(outcomes: Outcome[]): number {
  console.log('\n== summary');
  for (const outcome of outcomes) {
    console.log(describeOutcome(outcome));
    for (const failure of outcome.failures) console.log(`    ${failure}`);
  }
  const passed = sum(outcomes, outcome => outcome.passed);
  const skipped = sum(outcomes, outcome => outcome.skipped);
  let failed = sum(outcomes, outcome => outcome.failures.length);
  if (passed + failed === 0) {
    console.log('No test ran at all, which counts as a failure.');
    failed = 1;
  }
  console.log(`\n${describeCounts(passed, failed, skipped)}`);
  return failed === 0 ? 0 : 1;
}

function describeOutcome({ project, passed, failures, skipped, seconds, notRun }: Outcome): string {
  const what = notRun === undefined ? describeCounts(passed, failures.length, skipped) : `not run: ${notRun}`;
  return `${project.padEnd(20)}${what} (${seconds.toFixed(1)} s)`;
}

function describeCounts(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function sum(outcomes: Outcome[], count: (outcome: Outcome) => number): number {
  return outcomes.reduce((total, outcome) => total + count(outcome), 0);
}

function isContinuousIntegration(): boolean {
  return ['true', '1'].includes(process.env.CI ?? '');
}
