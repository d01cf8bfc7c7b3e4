import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { entities } from '../src/server/api/entities';
import { createLogger } from '../src/server/core/logger';
import { openDatabase } from '../src/server/db/open-database';
import { LOOK_STYLES } from '../src/shared/appearance/looks';
import { AUTH_HEADER } from '../src/shared/auth-constants';
import { launchChromium } from '../tests/support/chromium';
import { findChromium } from '../tests/support/ensure-chromium';
import { fetchTokens, visitAsOwner } from '../tests/support/sign-in';
import { type Site, startSite } from '../tests/support/start-site';
import { type BarePage, startBarePage } from './bare-page/start-bare-page';
import { addCaseStudy } from './case-study';
import { fillProjects } from './fill-projects';
import { fillViews } from './fill-views';
import { measurePage, type PageFigures } from './lighthouse/measure-page';
import { type Report, startReport } from './report';

// `npm run bench:web`: what a browser makes of the built site. Lighthouse runs as for a phone on a slow line; the
// owner's screens are timed with much data. Beside each figure stands that of a bare page, measured in the same run. A
// line that misses its aim says so, and the bench then ends with 1; docs/measured.md gets the tables.

const RUNS = 3;
const DASHBOARD_RUNS = 5;
const PROJECTS = 200;
const VIEWS = 1_000_000;
const SKILLS = 300;
/** Half of the visits are the site's, and the bench's own come on top. */
const SITE_VIEWS = /^500,0\d\d$/;
const AIMS = { performance: 98, otherScores: 100, layoutShift: 0.02, blockingMs: 100 };
const HOME_AIMS = { largestPaintMs: 1_800, bytes: 260_000 };
/** Where a bare page alone is blocked so long that the aim cannot be met: what the site may add to it. */
const OVER_BARE_MS = 60;
const DASHBOARD_AIM = { milliseconds: 600, calls: 2 };
const KEYSTROKE_AIM_MS = 50;
const REST_MS = 300;
const LEAST_REPORTED_MS = 16;
type DashboardFigures = { milliseconds: number; calls: number };
const TYPED = 'Forty letters, as fast as they can come.';

async function main(): Promise<void> {
  const chromium = findChromium();
  if (chromium === null) throw new Error('No Chromium found; set CHROMIUM_PATH to one.');
  const report = startReport('npm run bench:web');
  const bare = await startBarePage();
  try {
    await benchPublicPages(chromium, bare, report);
    await benchOwnersPages(bare, report);
  } finally {
    bare.stop();
  }
  await report.write();
}

async function benchPublicPages(chromium: string, bare: BarePage, report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const site = await startSite();
  const measureOften = async (url: string) => {
    await fetch(url);
    const runs: PageFigures[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(url, chromium, folder));
    return medians(runs);
  };
  try {
    const projects: { _id: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
    const reference = await measureOften(bare.url);
    const mayBlockMs = Math.max(AIMS.blockingMs, reference.blockingMs + OVER_BARE_MS);
    report.table(
      `Public pages in each style: Lighthouse's phone on the built site with the sample content, medians of ${RUNS} runs. Aims: performance ${AIMS.performance}, the other scores ${AIMS.otherScores}, blocked at most ${mayBlockMs.toFixed(0)} ms, shift under ${AIMS.layoutShift}; home's largest paint after ${seconds(HOME_AIMS.largestPaintMs)}, and at most ${kilobytes(HOME_AIMS.bytes)} before scrolling.`,
      [
        'Page',
        'Performance',
        'Accessibility',
        'Best practices',
        'SEO',
        'First paint',
        'Largest paint',
        'Blocked',
        'Shift',
        'Transferred',
      ],
    );
    report.row(pageCells('A bare page, as the reference', reference));
    for (const style of LOOK_STYLES) {
      await setStyle(site.url, style);
      for (const path of ['/', '/projects', `/projects/${projects[0]?._id}`, '/about']) {
        const figures = await measureOften(site.url + path);
        const name = `${path.replace(/[0-9a-f-]{36}/, '{id}')} (${style})`;
        const isMet = meetsAims(figures, mayBlockMs) && (path !== '/' || meetsHomeAims(figures));
        report.row(pageCells(name, figures), isMet);
      }
    }
    await setStyle(site.url, LOOK_STYLES[0]);
    // Last: the other pages are those of the sample.
    const caseStudy = await measureOften(site.url + (await addCaseStudy(site)));
    const isStill = caseStudy.layoutShift.toFixed(3) === '0.000';
    report.row(
      pageCells('A case study with 20 pictures and 5 pieces of code (shift 0)', caseStudy),
      isStill && meetsAims(caseStudy, mayBlockMs),
    );
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function medians(runs: PageFigures[]): PageFigures {
  const median = (name: keyof PageFigures) => medianOf(runs.map(figures => figures[name]));
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    firstPaintMs: median('firstPaintMs'),
    largestPaintMs: median('largestPaintMs'),
    blockingMs: median('blockingMs'),
    layoutShift: median('layoutShift'),
    bytes: median('bytes'),
  };
}

function meetsAims(figures: PageFigures, mayBlockMs: number): boolean {
  const { performance, accessibility, bestPractices, seo, blockingMs, layoutShift } = figures;
  return (
    performance >= AIMS.performance &&
    Math.min(accessibility, bestPractices, seo) >= AIMS.otherScores &&
    blockingMs <= mayBlockMs &&
    layoutShift < AIMS.layoutShift
  );
}

function meetsHomeAims({ largestPaintMs, bytes }: PageFigures): boolean {
  // To a tenth of a second, as the aim is.
  const largestPaint = Math.round(largestPaintMs / 100) * 100;
  return largestPaint <= HOME_AIMS.largestPaintMs && bytes <= HOME_AIMS.bytes;
}

function pageCells(name: string, figures: PageFigures): string[] {
  return [
    name,
    ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(String),
    seconds(figures.firstPaintMs),
    seconds(figures.largestPaintMs),
    `${figures.blockingMs.toFixed(0)} ms`,
    figures.layoutShift.toFixed(3),
    kilobytes(figures.bytes),
  ];
}

async function benchOwnersPages(bare: BarePage, report: Report): Promise<void> {
  const site = await startSite({ SAMPLE_CONTENT: 'off' });
  try {
    await fill(join(site.folder, 'data', 'portfolio.sqlite'));
    await site.restart('SIGTERM');
    await addSkills(site.url);
    report.table(
      `The owner's pages with ${PROJECTS} projects, ${VIEWS.toLocaleString('en')} views and ${SKILLS} skills, beside a bare page in the same browser.`,
      ['What', 'Measured', 'Bare page', 'Ratio', 'Aim'],
    );
    await inBrowser(browser => benchTyping(browser, site, bare, report));
    await inBrowser(browser => benchDashboard(browser, site, bare, report));
  } finally {
    await site.stop();
  }
}

/** One for each part: what one has left to tidy up must not be timed in the next. */
async function inBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchChromium();
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

async function fill(file: string): Promise<void> {
  const log = createLogger('silent');
  const db = await openDatabase({ target: { kind: 'sqlite', file }, entities, log, waitSeconds: 0 });
  const projectIds = await fillProjects(db, PROJECTS);
  await fillViews(db, { count: VIEWS, years: 3, projectIds });
  await db.close();
}

async function setStyle(siteUrl: string, style: (typeof LOOK_STYLES)[number]): Promise<void> {
  await sendJson('PUT', `${siteUrl}/api/site`, { style }, await asOwner(siteUrl));
}

async function asOwner(siteUrl: string): Promise<Record<string, string>> {
  const { token } = await fetchTokens(siteUrl);
  return { [AUTH_HEADER]: token };
}

async function addSkills(siteUrl: string): Promise<void> {
  const skills = Array.from({ length: SKILLS }, (_, index) => ({
    name: `Skill ${index}`,
    category: `Category ${index % 8}`,
    icon: 'fa-solid fa-code',
  }));
  await sendJson('POST', `${siteUrl}/api/skills`, skills, await asOwner(siteUrl));
}

async function sendJson(method: string, url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

async function benchDashboard(browser: Browser, site: Site, bare: BarePage, report: Report): Promise<void> {
  const runs: DashboardFigures[] = [];
  const bareRuns: number[] = [];
  // The server has answered each page before, as for Lighthouse; the browser has nothing of it.
  await measureDashboard(browser, site);
  for (let run = 0; run < DASHBOARD_RUNS; run += 1) {
    runs.push(await measureDashboard(browser, site));
    bareRuns.push(await measureBarePaint(browser, bare));
  }
  const milliseconds = medianOf(runs.map(figures => figures.milliseconds));
  const calls = Math.max(...runs.map(figures => figures.calls));
  const reference = medianOf(bareRuns);
  const { milliseconds: most, calls: mostCalls } = DASHBOARD_AIM;
  report.row(
    [
      'Dashboard: from the navigation to the paint of its figures, nothing cached',
      `${milliseconds.toFixed(0)} ms (${runs.map(run => run.milliseconds.toFixed(0)).join(', ')}), ${calls} calls`,
      `${reference.toFixed(0)} ms`,
      (milliseconds / reference).toFixed(1),
      `${most} ms, ${mostCalls} calls`,
    ],
    milliseconds <= most && calls <= mostCalls,
  );
}

/** From the start of the navigation to the paint of the bare page, in a running browser that has nothing of it yet. */
async function measureBarePaint(browser: Browser, bare: BarePage): Promise<number> {
  const context = await browser.newContext();
  const milliseconds = await timePaint(await context.newPage(), bare.url, 'Clicked 0');
  await context.close();
  return milliseconds;
}

/** From the start of the navigation to the paint, in a running browser that has nothing of the site yet. */
async function measureDashboard(browser: Browser, site: Site): Promise<DashboardFigures> {
  const { page } = await visitAsOwner(browser, site.url, '/healthz');
  const calls: string[] = [];
  page.on('request', request => {
    if (/\/(trpc|api)\//.test(request.url())) calls.push(request.url());
  });
  const milliseconds = await timePaint(page, `${site.url}/admin/dashboard`, SITE_VIEWS.source);
  await page.waitForLoadState('networkidle');
  // With all that it has fetched: the next run is to find nothing.
  await page.context().close();
  return { milliseconds, calls: calls.length };
}

/** The page says itself when it has painted such text: to ask it before would take of its time. */
async function timePaint(page: Page, url: string, text: string): Promise<number> {
  await page.addInitScript(notePaintOf, text);
  const painted = page.waitForEvent('console', message => message.text() === 'painted');
  await page.goto(url);
  await painted;
  return page.evaluate(() => performance.getEntriesByName('figures')[0]?.startTime ?? Number.NaN);
}

/** Runs in the page: sets the mark 'figures' with the first paint that has an element of such text, and says so. */
function notePaintOf(text: string): void {
  const pattern = new RegExp(text);
  const observer = new MutationObserver(() => {
    const places = [...document.querySelectorAll('main *')];
    if (!places.some(place => place.childElementCount === 0 && pattern.test(place.textContent ?? ''))) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark('figures');
        console.info('painted');
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** From a key's event to the paint that shows what it wrote, as the browser itself times them. */
async function benchTyping(browser: Browser, site: Site, bare: BarePage, report: Report): Promise<void> {
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/skills');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Edit Skill 150' }).click();
  const durations = await timeKeystrokes(page, page.getByLabel('Name', { exact: true }));
  await close();
  const barePage = await browser.newPage();
  await barePage.goto(bare.url);
  const reference = await timeKeystrokes(barePage, barePage.getByLabel('Name'));
  await barePage.close();
  const slowest = Math.max(...durations);
  report.row(
    [
      `Skills editor: from a key to the paint of its letter, in ${SKILLS} rows`,
      `median ${medianOf(durations)} ms, slowest ${slowest} ms`,
      `median ${medianOf(reference)} ms, slowest ${Math.max(...reference)} ms`,
      (medianOf(durations) / medianOf(reference)).toFixed(1),
      `under ${KEYSTROKE_AIM_MS} ms`,
    ],
    slowest < KEYSTROKE_AIM_MS,
  );
}

async function timeKeystrokes(page: Page, field: Locator): Promise<number[]> {
  await field.fill('');
  // Nobody types sooner.
  await page.waitForTimeout(REST_MS);
  await page.evaluate(noteKeystrokes);
  await field.pressSequentially(TYPED, { delay: 60 });
  await page.waitForTimeout(REST_MS);
  if ((await field.inputValue()) !== TYPED) throw new Error('What was typed did not arrive');
  const noted = await page.evaluate(() =>
    performance.getEntriesByName('keystroke').map(mark => mark.duration),
  );
  // A browser does not report what took less.
  return Array.from(TYPED, (_letter, index) => noted[index] ?? LEAST_REPORTED_MS);
}

/** Runs in the page: keeps, as measures of that name, how long each key took that the browser reports. */
function noteKeystrokes(): void {
  new PerformanceObserver(list => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'keydown') performance.measure('keystroke', { start: startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} kB`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

await main();
