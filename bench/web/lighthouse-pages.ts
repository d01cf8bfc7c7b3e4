import { findChromium } from '../../tests/support/browser/ensure-chromium';
import { formatKb, formatMs, formatSeconds, toMedian } from '../figures';
import { measurePage, type PageFigures } from '../lighthouse/measure-page';
import type { Report } from '../report';
import { readSetting } from '../setting';

/** Benchmark index of Lighthouse below which the performance score may be lower. */
const FAST_MACHINE = 3_000;
const BOUNDS = { fastPerformance: 97, slowPerformance: 94, blockingMs: 150, largestPaintMs: 2_000 };

/** Runs Lighthouse with its phone profile on each kind of public page. */
export async function benchLighthouse(siteUrl: string, folder: string, report: Report): Promise<void> {
  const chromium = findChromium();
  if (chromium === null) throw new Error('No Chromium found; set CHROMIUM_PATH to one.');
  const runs = readSetting('BENCH_RUNS', 3);
  const projects: { _id: string }[] = await (await fetch(`${siteUrl}/api/projects`)).json();
  report.table(`Lighthouse's phone on the site with the sample content, medians of ${runs}.`, [
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'Benchmark index',
    'First paint',
    'Largest paint',
    'Blocked',
    'Shift',
    'Transferred',
  ]);
  for (const path of ['/', '/projects', `/projects/${projects[0]?._id}`, '/about', '/notes']) {
    const url = siteUrl + path;
    await fetch(url);
    const measured: PageFigures[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measurePage(url, chromium, folder));
    reportPage(path.replace(/[0-9a-f-]{36}/, '{id}'), toMedians(measured), report);
  }
}

function toMedians(runs: PageFigures[]): PageFigures {
  const median = (name: keyof PageFigures) => toMedian(runs.map(figures => figures[name]));
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    benchmarkIndex: median('benchmarkIndex'),
    firstPaintMs: median('firstPaintMs'),
    largestPaintMs: median('largestPaintMs'),
    blockingMs: median('blockingMs'),
    layoutShift: median('layoutShift'),
    bytes: median('bytes'),
  };
}

function reportPage(path: string, figures: PageFigures, report: Report): void {
  const { performance, accessibility, bestPractices, seo, benchmarkIndex } = figures;
  const { firstPaintMs, largestPaintMs, blockingMs, layoutShift, bytes } = figures;
  const shift = layoutShift.toFixed(3);
  const others = [accessibility, bestPractices, seo];
  const index = benchmarkIndex.toFixed(0);
  report.row(
    path,
    ...[performance, ...others].map(String),
    index,
    formatSeconds(firstPaintMs, 2),
    formatSeconds(largestPaintMs, 2),
    formatMs(blockingMs, 0),
    shift,
    formatKb(bytes, 0),
  );
  const least = benchmarkIndex > FAST_MACHINE ? BOUNDS.fastPerformance : BOUNDS.slowPerformance;
  report.bound({
    what: `Lighthouse phone, ${path}`,
    measured: `performance ${performance} at index ${index}, blocked ${formatMs(blockingMs, 0)}, largest paint ${formatSeconds(largestPaintMs, 2)}, shift ${shift}, others ${others.join(', ')}`,
    bound: `performance ${least}, blocked ${BOUNDS.blockingMs} ms, largest paint ${formatSeconds(BOUNDS.largestPaintMs)}, shift 0, others 100`,
    isMet:
      performance >= least &&
      blockingMs <= BOUNDS.blockingMs &&
      largestPaintMs <= BOUNDS.largestPaintMs &&
      // Rounded to a thousandth, as printed.
      Number(shift) === 0 &&
      Math.min(...others) === 100,
  });
}
