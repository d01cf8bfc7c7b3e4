import type { Browser, Page } from 'playwright-core';
import { LOOK_STYLES } from '#shared/appearance/looks';
import { toLookQuery } from '#shared/covers/cover-image';
import { formatKb, formatMs, measureTimes, toMedian } from '../figures';
import type { Report } from '../report';
import { readSetting } from '../setting';

/** The number of projects without pictures that the archive lists. */
export const LISTED_COVERS = 60;
const COUNTED = 20;
const BOUNDS = { bytes: 80_000, ratio: 1.3 };

/** Measures the bytes of generated covers, and the time of a list with and without them. */
export async function benchCovers(browser: Browser, siteUrl: string, report: Report): Promise<void> {
  const projects: { generatedCover?: string }[] = await (await fetch(`${siteUrl}/api/projects`)).json();
  const covers = projects.flatMap(({ generatedCover }) => generatedCover ?? []).slice(0, COUNTED);
  const page = await browser.newPage();
  await page.goto(siteUrl);
  for (const style of LOOK_STYLES) {
    const addresses = covers.map(path => path + toLookQuery({ style, accent: '' }));
    const bytes = await page.evaluate(readSizes, addresses);
    report.bound({
      what: `${covers.length} covers of the style ${style}, compressed`,
      measured: formatKb(bytes),
      bound: formatKb(BOUNDS.bytes, 0),
      isMet: covers.length === COUNTED && bytes <= BOUNDS.bytes,
    });
  }
  await page.close();
  const drawn = await measureArchive(browser, siteUrl, async () => undefined);
  const empty = await measureArchive(browser, siteUrl, dropCovers);
  report.bound({
    what: `The archive with ${LISTED_COVERS} covers, against empty pictures`,
    measured: `${formatMs(drawn, 0)}, ${formatMs(empty, 0)}: ${(drawn / empty).toFixed(2)} times`,
    bound: `${BOUNDS.ratio} times`,
    isMet: drawn <= BOUNDS.ratio * empty,
  });
}

/** Runs in the page: fetches the files and adds up their sizes as sent. */
async function readSizes(addresses: string[]): Promise<number> {
  performance.setResourceTimingBufferSize(1_000);
  for (const address of addresses) await (await fetch(address)).text();
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => addresses.some(each => name.endsWith(each)));
  return files.reduce(
    (sum, file) => sum + (file instanceof PerformanceResourceTiming ? file.encodedBodySize : 0),
    0,
  );
}

/** Returns the median time until the archive, scrolled to its end, has loaded. */
async function measureArchive(
  browser: Browser,
  siteUrl: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<number> {
  const times = await measureTimes(readSetting('BENCH_RUNS', 3) + 1, async () => {
    const page = await browser.newPage();
    await prepare(page);
    await page.goto(`${siteUrl}/projects`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => [...document.images].every(image => image.complete));
    await page.close();
  });
  // The first run fills the caches of the server.
  return toMedian(times.slice(1));
}

function dropCovers(page: Page): Promise<unknown> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
  return page.route('**/covers/**', route => route.fulfill({ contentType: 'image/svg+xml', body }));
}
