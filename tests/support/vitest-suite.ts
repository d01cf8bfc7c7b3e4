import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { UNHANDLED_ERRORS_FILE } from './unhandled-errors';

export type SuiteResult = {
  passed: number;
  skipped: number;
  /** One line for each failed test, and for each failure that belongs to no test. */
  failures: string[];
};

type SuiteRun = {
  root: string;
  project: string;
  /** For vitest itself: a filter such as `-t name`. */
  vitestArguments: string[];
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
};

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type Report = z.output<typeof reportSchema>;

/** Runs one project of vitest.config.ts in a process of its own. */
export async function runVitestSuite(run: SuiteRun): Promise<SuiteResult> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-report-'));
  try {
    const reportFile = join(folder, 'report.json');
    const errorsFile = join(folder, 'errors.json');
    const env = { ...run.env, [UNHANDLED_ERRORS_FILE]: errorsFile };
    const exitCode = await runVitest({ ...run, env }, reportFile);
    const report = await readJson(reportFile, reportSchema);
    if (report === null) {
      return { passed: 0, skipped: 0, failures: [`vitest ended with ${exitCode} and without a report`] };
    }
    const errors = (await readJson(errorsFile, z.array(z.string()))) ?? [];
    return judge(run, report, { exitCode, errors });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runVitest(run: SuiteRun, reportFile: string): Promise<number | string> {
  run.signal.throwIfAborted();
  const vitest = spawn(
    process.execPath,
    [
      join(run.root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config=tests/vitest.config.ts',
      `--project=${run.project}`,
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(import.meta.dirname, 'unhandled-errors.ts')}`,
      `--outputFile.json=${reportFile}`,
      // A filter may well leave nothing of one suite; run.ts fails when it leaves nothing of all.
      ...(run.vitestArguments.length > 0 ? ['--passWithNoTests', ...run.vitestArguments] : []),
    ],
    {
      cwd: run.root,
      env: { ...process.env, ...run.env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A process group of its own: vitest's workers do not end when only vitest does.
      detached: true,
    },
  );
  const interrupt = () => vitest.pid !== undefined && process.kill(-vitest.pid, 'SIGINT');
  run.signal.addEventListener('abort', interrupt);
  const [exitCode, signalName] = await once(vitest, 'exit');
  run.signal.removeEventListener('abort', interrupt);
  return exitCode ?? signalName;
}

async function readJson<Value>(file: string, schema: z.ZodType<Value>): Promise<Value | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : schema.parse(JSON.parse(text));
}

type Ending = { exitCode: number | string; errors: string[] };

function judge(run: SuiteRun, report: Report, { exitCode, errors }: Ending): SuiteResult {
  const result: SuiteResult = { passed: 0, skipped: 0, failures: [] };
  for (const file of report.testResults) {
    const name = relative(run.root, file.name);
    const failed = file.assertionResults.filter(test => test.status === 'failed');
    result.passed += file.assertionResults.filter(test => test.status === 'passed').length;
    result.skipped += file.assertionResults.filter(
      test => !['passed', 'failed'].includes(test.status),
    ).length;
    result.failures.push(...failed.map(test => `${name} > ${test.fullName}`));
    // A file that cannot be loaded, or whose hooks fail, has failed without any failed test.
    if (file.status === 'failed' && failed.length === 0)
      result.failures.push(`${name}: ${file.message.split('\n')[0]}`);
  }
  const isFiltered = run.vitestArguments.length > 0;
  if (result.passed + result.failures.length === 0 && !isFiltered) result.failures.push('no test ran');
  result.failures.push(...errors.map(message => `an error outside the tests: ${message}`));
  if (exitCode !== 0 && result.failures.length === 0) {
    result.failures.push(`vitest ended with ${exitCode}`);
  }
  return result;
}
