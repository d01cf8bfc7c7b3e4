import { createVitest, parseCLI, type TestModule, TestsNotFoundError } from 'vitest/node';
import { NAMED_SUITES, SUITES, SUITES_WITHOUT_BUILD } from './suites';
import { ensureProductionBuild } from './support/programs/production-build';

// npm test                                  the suites that run by default
// npm test -- unit integration              these suites (projects of tests/suites.ts)
// npm test -- unit -t "a name"              passes the rest to vitest, even after another --

/** In CI, a suite that did not run in full has failed. */
const IS_CI = ['true', '1'].includes(process.env.CI ?? '');

type Outcome = { passed: number; skipped: number; failures: string[]; missing: string[] };

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const firstOption = args.findIndex(word => word.startsWith('-'));
  const named = firstOption === -1 ? args : args.slice(0, firstOption);
  const unknown = named.find(word => !SUITES.includes(word));
  if (unknown !== undefined) {
    console.error(`Unknown suite '${unknown}'. Available suites: ${SUITES.join(', ')}.`);
    return 2;
  }
  const suites = SUITES.filter(suite =>
    named.length === 0 ? !NAMED_SUITES.includes(suite) : named.includes(suite),
  );
  const vitestArguments = args.slice(named.length).filter((word, index) => index > 0 || word !== '--');

  const lines: string[] = [];
  const total = { passed: 0, failed: 0, skipped: 0 };
  const needsBuild = (suite: string) => !SUITES_WITHOUT_BUILD.includes(suite);
  const build = suites.some(needsBuild) ? ensureProductionBuild() : null;
  // A suite that waits for a failed build reports it.
  build?.catch(() => undefined);
  for (const suite of suites) {
    console.log(`\n== ${suite}`);
    const startedAt = performance.now();
    const { passed, skipped, failures, missing } = await runSuite(
      suite,
      vitestArguments,
      needsBuild(suite) ? build : null,
    );
    if (IS_CI && missing.length > 0) failures.push(`${suite} did not run in full`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    lines.push(`${suite.padEnd(20)}${describeCounts(passed, failures.length, skipped)} (${seconds} s)`);
    const reasons = Array.from(new Set(missing), reason => `not run: ${reason}`);
    lines.push(...[...reasons, ...failures].map(line => `    ${line}`));
    total.passed += passed;
    total.failed += failures.length;
    total.skipped += skipped;
  }
  console.log(['\n== summary', ...lines].join('\n'));
  if (total.passed + total.failed === 0) {
    console.log('No tests ran, which counts as a failure.');
    total.failed = 1;
  }
  console.log(`\n${describeCounts(total.passed, total.failed, total.skipped)}`);
  return total.failed === 0 ? 0 : 1;
}

async function runSuite(
  suite: string,
  vitestArguments: string[],
  build: Promise<void> | null,
): Promise<Outcome> {
  const { filter, options } = parseCLI(['vitest', 'run', ...vitestArguments]);
  const vitest = await createVitest('test', {
    ...options,
    project: [suite],
    reporters: ['default'],
  });
  try {
    await build;
    const { testModules, unhandledErrors } = await vitest.start(filter);
    const outcome = collectOutcome(testModules);
    for (const error of unhandledErrors) {
      outcome.failures.push(`outside the tests: ${Object(error).message}`);
    }
    return outcome;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const isFilteredOut = vitestArguments.length > 0 && error instanceof TestsNotFoundError;
    const empty = { passed: 0, skipped: 0, failures: [], missing: [] };
    if (name === 'NotPreparedError') return { ...empty, missing: [message] };
    return isFilteredOut ? empty : { ...empty, failures: [`${suite} could not be run: ${message}`] };
  } finally {
    await vitest.close();
  }
}

function collectOutcome(modules: readonly TestModule[]): Outcome {
  const outcome: Outcome = { passed: 0, skipped: 0, failures: [], missing: [] };
  for (const module of modules) {
    const failed = [...module.children.allTests('failed')];
    const skipped = [...module.children.allTests('skipped')];
    const passed = [...module.children.allTests('passed')];
    outcome.passed += passed.length;
    outcome.skipped += skipped.length;
    for (const test of failed) {
      outcome.failures.push(
        `${module.relativeModuleId} > ${test.fullName}${describeError(test.result().errors)}`,
      );
    }
    // A file that cannot be loaded or whose hooks fail counts as a failure, although no test has failed.
    if (module.state() === 'failed' && failed.length === 0) {
      outcome.failures.push(
        `${module.relativeModuleId} failed outside its tests${describeError(module.errors())}`,
      );
    }
    // The note of a skipped test names what is missing on this machine.
    for (const result of skipped.map(test => test.result())) {
      if ('note' in result && result.note) outcome.missing.push(`${module.relativeModuleId}: ${result.note}`);
    }
  }
  return outcome;
}

function describeError(errors: readonly { message: string }[] = []): string {
  const [firstLine] = errors[0]?.message.split('\n') ?? [];
  return firstLine ? `: ${firstLine}` : '';
}

function describeCounts(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
