import { z } from 'zod';
import { AUTH_HEADER } from '#shared/credentials';
import { extraAttacks } from '../../tests/extras/benches';
import { fetchTokens } from '../../tests/support/app/fetch-tokens';
import { startApp } from '../../tests/support/app/start-app';
import { signInFirst } from '../../tests/support/programs/start-site';
import type { Bench } from '../bench';
import { type Engine, onEachEngine } from '../engines';
import { formatMiB, formatMs, toMedian } from '../figures';
import type { Report } from '../report';
import { readSetting } from '../setting';
import { siteEnvironment, withProgram } from '../site';
import { type Attack, listCalls, listPages, type Send, type Variant } from './attacks';
import { listFileAttacks } from './files';
import { createCleanUp, fillSite, widenProject } from './fill-site';
import { createProbe, type HoldUp, type Probe } from './probe';
import { listVisitorAttacks } from './visitors';

export const holdUpBench: Bench = {
  name: 'hold-up',
  summary:
    'How long the largest and nastiest request of each kind holds up others, on both engines (BENCH_RUNS, BENCH_ONLY=regex)',
  needsBuild: true,
  run: report => onEachEngine(engine => benchEngine(engine, report)),
};

const ONE = { count: 1, delayMs: 100, memoryMiB: 80 };
const EIGHT = { count: 8, delayMs: 300, memoryMiB: 640 };
type Limit = typeof ONE;
const NOTHING: HoldUp = { delayMs: 0, memoryMiB: 0 };
type Setup = { probe: Probe; cleanUp: () => Promise<void>; runs: number };

/** Requests that take longer are measured once instead of BENCH_RUNS times, because others wait for the machine. */
const LONG_MS = 20_000;
/** Rows below this share of every bound are summed up in one row, and measured once instead of BENCH_RUNS times. */
const NOTEWORTHY = 0.3;
const checkSchema = z.object({ isValid: z.boolean() });

async function benchEngine({ name, createDatabase }: Engine, report: Report): Promise<void> {
  const runs = readSetting('BENCH_RUNS', 3);
  const only = new RegExp(process.env.BENCH_ONLY ?? '');
  const { folder, target, environment } = await createDatabase();
  const url = target.kind === 'mysql' ? target.url : `sqlite:${target.file}`;
  const author = await startApp({ database: { target, url, remove: async () => {} } });
  try {
    await fillSite(author);
    const { _id: id = '' } = (await author.services.projects.list())[0] ?? {};
    await widenProject(author, id);
    let saves = 0;
    const invalidate = () => author.services.projects.update({ id, title: `Saved ${saves++} times` });
    const program = {
      parameters: ['--import', './bench/hold-up/probe.mjs', 'dist/server/main.js'],
      environment: {
        ...siteEnvironment(folder),
        ...environment,
        NODE_ENV: 'production',
        LIMIT_LOGIN: 'off',
        LIMIT_LOGIN_ADDRESS: 'off',
        LIMIT_SEARCH: 'off',
        LIMIT_CONTACT: 'off',
        LIMIT_CONTACT_DAY: 'off',
      },
      ready: /ready at (\S+)/,
    };
    await withProgram(program, async ({ process, match: [, siteUrl = ''] }) => {
      const site = { ...author, url: siteUrl, signIn: () => fetchTokens(siteUrl) };
      await signInFirst(siteUrl);
      const getToken = createTokenReader(siteUrl);
      const attacks = [
        ...listPages(site, id, invalidate),
        ...listVisitorAttacks(siteUrl),
        ...listFileAttacks({ url: siteUrl, getToken }),
        ...extraAttacks.flatMap(({ list }) => list({ url: siteUrl, getToken })),
        ...listCalls(site, getToken, name => extraAttacks.some(({ isLeftOut }) => isLeftOut(name))),
      ].filter(attack => only.test(attack.name));
      const setup = { probe: createProbe(process), cleanUp: createCleanUp(author), runs };
      await benchSite(name, attacks, setup, report);
    });
  } finally {
    await author.stop();
  }
}

/** Signing in takes longer than most requests, so a token is used while it is valid. */
function createTokenReader(siteUrl: string): () => Promise<string> {
  let token = '';
  return async () => {
    const headers = { [AUTH_HEADER]: token };
    const check = await fetch(`${siteUrl}/api/auth/check-token`, { method: 'POST', headers });
    const { isValid } = checkSchema.parse(await check.json());
    if (!isValid) ({ token } = await fetchTokens(siteUrl));
    return token;
  };
}

async function benchSite(engine: string, attacks: Attack[], setup: Setup, report: Report): Promise<void> {
  report.table(`${engine}: the longest delay of the event loop and the memory, medians of ${setup.runs}.`, [
    'Request',
    'Status',
    'One',
    'Memory',
    'Eight',
    'Memory',
  ]);
  const worst = { one: NOTHING, eight: NOTHING };
  let quiet = 0;
  const failed: string[] = [];
  for (const [index, { name, variants }] of attacks.entries()) {
    // A run takes long, so it shows where it is.
    console.error(`${index + 1} of ${attacks.length}: ${name}`);
    try {
      const { variant, isLong, status, one, eight } = await measureWorst(variants, setup);
      worst.one = toLarger(worst.one, one);
      worst.eight = toLarger(worst.eight, eight);
      if (isNoteworthy(one, ONE) || isNoteworthy(eight, EIGHT)) {
        const label = [`${name} ${variant.input}`, ...(isLong ? ['one run'] : [])].join(', ');
        report.row(label, String(status), ...formatHold(one), ...formatHold(eight));
      } else quiet += 1;
    } catch (error) {
      failed.push(name);
      report.row(`${name} failed: ${error}`, '', '', '', '', '');
    }
  }
  report.row(`${quiet} others, below ${NOTEWORTHY * 100} % of each bound`, '', '', '', '', '');
  for (const [what, hold, limit] of [
    ['one', worst.one, ONE],
    ['eight', worst.eight, EIGHT],
  ] as const) {
    report.bound({
      what: `${engine}: the worst of ${attacks.length} requests, ${what} at a time`,
      measured: [...formatHold(hold), ...(failed.length > 0 ? [`${failed.length} failed`] : [])].join(', '),
      bound: `${limit.delayMs} ms, ${limit.memoryMiB} MiB`,
      isMet: failed.length === 0 && hold.delayMs <= limit.delayMs && hold.memoryMiB <= limit.memoryMiB,
    });
  }
}

/**
 * Measures the input that holds up the site the longest, one at a time and eight at once. Repeats what is noteworthy
 * in the first run, unless it takes long.
 */
async function measureWorst(variants: Variant[], setup: Setup) {
  const once = { ...setup, runs: 1 };
  const worst = await findWorst(variants, once);
  const startedAt = performance.now();
  const { hold: eight } = await measure(worst.variant, EIGHT, once);
  const isLong = performance.now() - startedAt > LONG_MS;
  const first = { ...worst, eight, isLong };
  if (isLong || !(isNoteworthy(first.one, ONE) || isNoteworthy(eight, EIGHT))) return first;
  return {
    ...first,
    one: (await measure(worst.variant, ONE, setup)).hold,
    eight: (await measure(worst.variant, EIGHT, setup)).hold,
  };
}

/** Returns the input that holds up the site the longest. */
async function findWorst(variants: Variant[], setup: Setup) {
  const measured = [];
  for (const variant of variants) {
    const { status, hold: one } = await measure(variant, ONE, setup);
    measured.push({ variant, status, one });
  }
  const [worst] = measured.toSorted((a, b) => b.one.delayMs - a.one.delayMs);
  if (!worst) throw new Error('A request has no input');
  return worst;
}

async function measure({ prepare }: Variant, { count }: Limit, { probe, cleanUp, runs }: Setup) {
  const holds: HoldUp[] = [];
  let status = 0;
  for (let run = 0; run < runs; run += 1) {
    const sends: Send[] = [];
    for (let index = 0; index < count; index += 1) sends.push(await prepare());
    holds.push(
      await probe.measure(async () => {
        [status = 0] = await Promise.all(sends.map(send => send()));
      }),
    );
    await cleanUp();
  }
  const hold = {
    delayMs: toMedian(holds.map(({ delayMs }) => delayMs)),
    memoryMiB: toMedian(holds.map(({ memoryMiB }) => memoryMiB)),
  };
  return { status, hold };
}

function isNoteworthy({ delayMs, memoryMiB }: HoldUp, limit: Limit): boolean {
  return delayMs > limit.delayMs * NOTEWORTHY || memoryMiB > limit.memoryMiB * NOTEWORTHY;
}

function toLarger(one: HoldUp, other: HoldUp): HoldUp {
  return {
    delayMs: Math.max(one.delayMs, other.delayMs),
    memoryMiB: Math.max(one.memoryMiB, other.memoryMiB),
  };
}

function formatHold({ delayMs, memoryMiB }: HoldUp): string[] {
  return [formatMs(delayMs), formatMiB(memoryMiB)];
}
