import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const CLI = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ');

const score = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100));
const metric = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'total-byte-weight': metric,
  }),
});

/** Four scores of 100, the speed of the machine as Lighthouse measures it, and five metrics. */
export type PageFigures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  benchmarkIndex: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Bytes transferred before anyone scrolls. */
  bytes: number;
};

/** Runs Lighthouse once, as on a phone with a slow connection. */
export async function measurePage(url: string, chromium: string, folder: string): Promise<PageFigures> {
  const reportFile = join(folder, 'lighthouse.json');
  const parameters = [CLI, url, '--quiet', '--output=json', `--output-path=${reportFile}`];
  parameters.push(`--chrome-flags=${CHROMIUM_FLAGS}`, '--no-enable-error-reporting');
  await run(process.execPath, parameters, { env: { ...process.env, CHROME_PATH: chromium } });
  const { environment, categories, audits } = reportSchema.parse(
    JSON.parse(await readFile(reportFile, 'utf8')),
  );
  return {
    performance: categories.performance,
    accessibility: categories.accessibility,
    bestPractices: categories['best-practices'],
    seo: categories.seo,
    benchmarkIndex: environment.benchmarkIndex,
    firstPaintMs: audits['first-contentful-paint'],
    largestPaintMs: audits['largest-contentful-paint'],
    blockingMs: audits['total-blocking-time'],
    layoutShift: audits['cumulative-layout-shift'],
    bytes: audits['total-byte-weight'],
  };
}
