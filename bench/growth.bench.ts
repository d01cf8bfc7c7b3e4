import type { Bench } from './bench';
import { formatKb, formatMiB, formatMs, measureTimes, toMedian } from './figures';
import { fillProjects } from './fill-projects';
import { fillMessages, fillUploads } from './fill-rows';
import { fillViews } from './fill-views';
import type { Report } from './report';
import { readSetting } from './setting';
import { fillDatabase, residentMiB, withFolder, withSite } from './site';

export const growthBench: Bench = {
  name: 'growth',
  summary: 'Public pages with 200 and with 2,000 projects among much other content (BENCH_VIEWS)',
  needsBuild: true,
  run,
};

const FEW = 200;
const MANY = 2_000;
const MESSAGES = 10_000;
const UPLOADS = 100_000;
const RUNS = 15;

type Page = { path: string; bytes: number; ms: number };
type Measured = { pages: Page[]; memoryMiB: number | null };

async function run(report: Report): Promise<void> {
  await withFolder(async folder => {
    const views = readSetting('BENCH_VIEWS', 1_000_000);
    const projectIds = await fillDatabase(folder, db => fillProjects(db, FEW));
    await fillDatabase(folder, async db => {
      await fillMessages(db, MESSAGES);
      await fillUploads(db, UPLOADS);
      await fillViews(db, { count: views, years: 3, projectIds });
    });
    const few = await measure(folder, projectIds[0] ?? '');
    await fillDatabase(folder, db => fillProjects(db, MANY - FEW));
    const many = await measure(folder, projectIds[0] ?? '');

    const [messages, files, visits] = [MESSAGES, UPLOADS, views].map(count => count.toLocaleString('en'));
    report.table(
      `Pages with ${messages} messages, ${files} files and ${visits} views, nothing cached, medians of ${RUNS}.`,
      ['Page', `${FEW} projects`, `${MANY} projects`, 'Ratio of bytes'],
    );
    for (const [index, { path, bytes, ms }] of many.pages.entries()) {
      const before = few.pages[index];
      const ratio = bytes / (before?.bytes ?? Number.NaN);
      report.row(path, cell(before), cell({ bytes, ms }), ratio.toFixed(2));
    }
    report.row('Memory of the server', formatMiB(few.memoryMiB), formatMiB(many.memoryMiB), '');
  });
}

async function measure(folder: string, projectId: string): Promise<Measured> {
  return withSite(folder, { SAMPLE_CONTENT: 'off', RESPONSE_CACHE_MB: '0' }, async ({ url, pid }) => {
    const pages: Page[] = [];
    for (const path of ['/', '/projects', '/about', '/projects/{id}']) {
      let bytes = 0;
      const times = await measureTimes(RUNS, async () => {
        const response = await fetch(url + path.replace('{id}', projectId));
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        bytes = (await response.arrayBuffer()).byteLength;
      });
      pages.push({ path, bytes, ms: toMedian(times) });
    }
    return { pages, memoryMiB: await residentMiB(pid) };
  });
}

function cell(page: Pick<Page, 'bytes' | 'ms'> | undefined): string {
  return page ? `${formatKb(page.bytes)}, ${formatMs(page.ms)}` : '';
}
