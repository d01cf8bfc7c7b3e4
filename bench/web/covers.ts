import type { Browser, Route } from 'playwright-core';
import { LOOK_STYLES } from '#shared/appearance/looks';
import { toLookQuery } from '#shared/covers/cover-image';
import { formatKb, formatMs, measureTimes, toMedian } from '../figures';
import type { Report } from '../report';
import { readSetting } from '../setting';

/** The number of projects without pictures that the archive lists. */
export const LISTED_COVERS = 60;
/** All projects of the bench have this skill. Without a filter, the archive shows one category. */
const LIST = '/projects?skill=React';
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
  const { drawn, empty } = await measureArchive(browser, siteUrl);
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

/**
 * Measures how long the archive takes until it is read to its end. Runs with and without drawings take turns, and both
 * intercept the requests, so that they bear the same load.
 */
async function measureArchive(browser: Browser, siteUrl: string): Promise<{ drawn: number; empty: number }> {
  const drawn: number[] = [];
  const empty: number[] = [];
  for (let run = 0; run <= readSetting('BENCH_RUNS', 9); run += 1) {
    drawn.push(await readArchive(browser, siteUrl, cover => cover.continue()));
    empty.push(await readArchive(browser, siteUrl, cover => cover.fulfill(EMPTY)));
  }
  // The first run fills the caches of the server.
  return { drawn: toMedian(drawn.slice(1)), empty: toMedian(empty.slice(1)) };
}

const EMPTY = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
};

/** Returns the milliseconds until all pictures of the archive are loaded and painted. */
async function readArchive(
  browser: Browser,
  siteUrl: string,
  answer: (cover: Route) => Promise<void>,
): Promise<number> {
  const page = await browser.newPage();
  await page.route('**/covers/**', answer);
  const [time = Number.NaN] = await measureTimes(1, async () => {
    await page.goto(`${siteUrl}${LIST}`);
    await page.evaluate(scrollThrough);
    await page.waitForFunction(
      count => document.images.length === count && [...document.images].every(image => image.complete),
      LISTED_COVERS,
    );
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
  });
  await page.close();
  return time;
}

/** Runs in the page: scrolls by half a window in each frame, because pictures load when they are near. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    window.scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
}
