import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EDITS, type Edit } from './edits.ts';

// npx tsx tests/mutants/run.ts --root COPY     plants each edit in a copy of the project and runs the tests that
//                                              can reach it until one fails
//   --only 3,17         only these edits
//   --out FILE          where the results are, which a later run adds to (COPY.mutants.json beside the copy)
//   --files-of FILE     JSON of names in `first` and the test files that have taken their place, by name
//   --quick             leaves the browser tests that no edit names to --survivors
//   --survivors         runs `npm test` for each edit that no test has found yet
//   --together          with --survivors: once, with all of them planted
//   --in-place          allows this checkout and one with uncommitted changes

type Finding = { suite: string; test: string; seconds: number };
type Result = { about: string; file: string; found: Finding | null };
type Step = { suite: string; words: string[] };

const RUN_LIMIT_MS = 45 * 60_000;

const { values: options } = parseArgs({
  options: {
    root: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
    'files-of': { type: 'string' },
    quick: { type: 'boolean' },
    survivors: { type: 'boolean' },
    together: { type: 'boolean' },
    'in-place': { type: 'boolean' },
  },
});
const root = realpathSync(options.root ?? '(no --root)');
const originals = `${root}.planted.json`;
// A run that was killed has left its originals.
const planted = new Map<string, string>(existsSync(originals) ? readJson(originals) : []);
restore();
if (!options['in-place']) requireCopy();
const out = resolve(options.out ?? `${root}.mutants.json`);
const report = join(tmpdir(), `mutants-${process.pid}.json`);
const renamed: Record<string, string[]> = options['files-of'] ? readJson(options['files-of']) : {};
const results: Record<number, Result> = existsSync(out) ? readJson(out) : {};
const suites = findSuites();
let child: ChildProcess | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.on('exit', () => {
  restore();
  stopChild();
});
await (options.survivors ? runSurvivors() : runEdits());
summarize();

async function runEdits(): Promise<void> {
  const edits = selectEdits();
  for (const [, edit] of edits) change(edit);
  for (const [number, edit] of edits) {
    plant([edit]);
    const found = await findFault(edit);
    restore();
    save(number, edit, found);
  }
}

async function runSurvivors(): Promise<void> {
  const edits = selectEdits().filter(([number]) => results[number]?.found === null);
  for (const group of options.together ? [edits] : edits.map(each => [each])) {
    plant(group.map(([, edit]) => edit));
    const startedAt = performance.now();
    const { output } = await run('npm', ['test']);
    restore();
    const [, summary = output] = output.split('== summary');
    const failures = summary.match(/^ {4}(?!not run).*$/gm) ?? [];
    console.info([group.map(([number]) => `#${number}`).join(' '), ...failures].join('\n'));
    const [only] = options.together ? [] : group;
    const [test] = failures;
    if (only && test) save(...only, { suite: 'npm test', test: test.trim(), seconds: since(startedAt) });
  }
}

/** Returns the first test that fails twice, so that an unreliable test finds nothing. */
async function findFault(edit: Edit): Promise<Finding | null> {
  const startedAt = performance.now();
  for (const step of listSteps(edit)) {
    for (let attempt = 1; attempt <= 2; attempt++) {
      const failure = await runStep(step);
      if (failure === null) break;
      const { file, title } = failure;
      const again = await runStep(file === null ? step : { ...step, words: ['run', file] });
      if (again) return { suite: step.suite, test: `${file} > ${title}`, seconds: since(startedAt) };
      console.info(`  failed once: ${file} > ${title}`);
    }
  }
  return null;
}

/** Lists the runs from cheap to dear. Tests that read style sheets do not import them. */
function listSteps({ file, first }: Edit): Step[] {
  const [integration, browser] = [suites.integration, 'browser'];
  const isStyle = file.endsWith('.css');
  const reaching = isStyle ? ['run'] : ['related', file];
  const named = (folder: string) => {
    const names = first.flatMap(name => renamed[name] ?? [name]).map(name => `${name}.test.`);
    const files = readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' });
    const paths = files.filter(path => names.some(name => `/${path}`.includes(`/${name}`)));
    return paths.length > 0 ? [['run', ...paths.map(path => `tests/${folder}/${path}`)]] : [];
  };
  const isClient = file.startsWith('src/client/');
  return [
    ...suites.cheap.map(suite => ({ suite, words: reaching })),
    ...(isClient ? [] : named('integration').map(words => ({ suite: integration, words }))),
    ...named('browser').map(words => ({ suite: browser, words })),
    ...(isStyle ? [] : [{ suite: integration, words: reaching }]),
    ...(options.quick ? [] : [{ suite: browser, words: ['run'] }]),
  ];
}

/** Returns the first failure, which has no file if it is outside the tests, or null. */
async function runStep({ suite, words }: Step): Promise<{ file: string | null; title: string } | null> {
  rmSync(report, { force: true });
  const reporting = ['--reporter=json', `--outputFile=${report}`, '--passWithNoTests'];
  const { code, output } = await run('npx', [
    'vitest',
    ...words,
    '--run',
    '--bail=1',
    `--project=${suite}`,
    ...reporting,
  ]);
  if (code === 0) return null;
  if (output.includes('NotPreparedError')) throw new Error(`${suite} cannot run here:\n${output}`);
  const modules: Module[] = existsSync(report) ? readJson<{ testResults: Module[] }>(report).testResults : [];
  for (const { name, assertionResults, status, message } of modules) {
    const failed = assertionResults.find(each => each.status === 'failed');
    if (failed) return { file: relative(root, name), title: failed.fullName };
    if (status === 'failed' && message) return { file: relative(root, name), title: message.slice(0, 200) };
  }
  return { file: null, title: output.slice(-400) };
}
type Module = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string }[];
};

/** Runs a command in the copy. One that takes too long has failed. */
function run(command: string, words: string[]): Promise<{ code: number | null; output: string }> {
  const started = spawn(command, words, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (part: Buffer) => (output += part));
  const limit = setTimeout(stopChild, RUN_LIMIT_MS);
  return new Promise((done, fail) => {
    started.on('error', fail);
    started.on('close', code => {
      clearTimeout(limit);
      child = undefined;
      done({ code, output });
    });
  });
}

function stopChild(): void {
  if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
}

function plant(edits: Edit[]): void {
  for (const edit of edits) {
    const path = join(root, edit.file);
    if (!planted.has(path)) planted.set(path, readFileSync(path, 'utf8'));
    writeFileSync(originals, JSON.stringify([...planted]));
    writeFileSync(path, change(edit));
  }
}

function restore(): void {
  for (const [path, text] of planted) writeFileSync(path, text);
  planted.clear();
  rmSync(originals, { force: true });
}

function change({ file, find, replace }: Edit): string {
  const [before, after, ...more] = readFileSync(join(root, file), 'utf8').split(find);
  if (after === undefined || more.length > 0) throw new Error(`${file} does not hold once: ${find}`);
  return `${before}${replace}${after}`;
}

function selectEdits(): [number, Edit][] {
  const only = options.only?.split(',').map(Number);
  const numbered = EDITS.map((edit, index): [number, Edit] => [index + 1, edit]);
  return numbered.filter(([number]) => only?.includes(number) ?? true);
}

function save(number: number, { about, file }: Edit, found: Finding | null): void {
  results[number] = { about, file, found };
  writeFileSync(out, `${JSON.stringify(results, null, 2)}\n`);
  const outcome = found ? `${found.suite}, ${found.seconds} s: ${found.test}` : 'NOT FOUND';
  console.info(`#${number} ${about}: ${outcome}`);
}

function summarize(): void {
  const all = Object.entries(results);
  const survivors = all.filter(([, { found }]) => !found);
  console.info(`\n${all.length - survivors.length} of ${all.length} found (${out})`);
  for (const [number, { about, file }] of survivors) console.info(`  #${number} ${about} (${file})`);
}

/** @throws Error for a checkout in which someone works */
function requireCopy(): void {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changes) throw new Error(`${root} has uncommitted changes:\n${changes}`);
  if (root === realpathSync(resolve(import.meta.dirname, '../..')))
    throw new Error('--root is this checkout');
}

function findSuites() {
  const text = readFileSync(join(root, 'tests/suites.ts'), 'utf8');
  const has = (suite: string) => text.includes(`'${suite}'`);
  return {
    cheap: ['unit', 'component'].filter(has),
    integration: has('integration-sqlite') ? 'integration-sqlite' : 'integration',
  };
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function since(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 1000);
}
