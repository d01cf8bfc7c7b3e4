import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { entities } from '../src/server/api/entities';
import { createLogger } from '../src/server/core/logger';
import { openDatabase } from '../src/server/db/open-database';
import type { Tokens } from '../src/shared/contract/auth';
import { launchChromium } from '../tests/support/chromium';
import { findChromium } from '../tests/support/ensure-chromium';
import { visitAsOwner } from '../tests/support/sign-in';
import { OWNER, type Site, startSite } from '../tests/support/start-site';
import { fillProjects } from './fill-projects';
import { fillViews } from './fill-views';
import { measurePage, type PageFigures } from './lighthouse/measure-page';

// `npm run bench:web`: what a browser makes of the built site. Lighthouse runs as for a phone on a slow line; the
// owner's screens are timed with much data. A line that misses its aim says so, and the bench then ends with 1.

const RUNS = 3;
const PROJECTS = 200;
const VIEWS = 1_000_000;
const SKILLS = 300;
/** Half of the visits are the site's, and the bench's own come on top. */
const SITE_VIEWS = /^500,0\d\d$/;
const AIMS = { performance: 98, otherScores: 100, layoutShift: 0.02, blockingMs: 100 };
const DASHBOARD_AIM = { milliseconds: 1_000, calls: 4 };
const KEYSTROKE_AIM_MS = 50;
const REST_MS = 300;
const LEAST_REPORTED_MS = 16;
type DashboardFigures = { milliseconds: number; calls: number };
const TYPED = 'Forty letters, as fast as they can come.';

async function main(): Promise<void> {
  const chromium = findChromium();
  if (chromium === null) throw new Error('No Chromium found; set CHROMIUM_PATH to one.');
  await benchPublicPages(chromium);
  await benchOwnersPages();
}

async function benchPublicPages(chromium: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const site = await startSite();
  try {
    const projects: { _id: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
    console.log(`Lighthouse, medians of ${RUNS} runs (aims: performance ${AIMS.performance}, the rest 100)`);
    for (const path of ['/', '/projects', `/projects/${projects[0]?._id}`, '/about']) {
      await fetch(site.url + path);
      const runs: PageFigures[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(site.url + path, chromium, folder));
      reportPage(path, medians(runs));
    }
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
  };
}

function reportPage(path: string, figures: PageFigures): void {
  const { performance, accessibility, bestPractices, seo, blockingMs, layoutShift } = figures;
  const meetsAims =
    performance >= AIMS.performance &&
    Math.min(accessibility, bestPractices, seo) >= AIMS.otherScores &&
    blockingMs < AIMS.blockingMs &&
    layoutShift < AIMS.layoutShift;
  report(
    path.replace(/[0-9a-f-]{36}/, '{id}'),
    [
      `performance ${performance}`,
      `accessibility ${accessibility}`,
      `best practices ${bestPractices}`,
      `SEO ${seo}`,
      `first paint ${seconds(figures.firstPaintMs)}`,
      `largest ${seconds(figures.largestPaintMs)}`,
      `blocked ${blockingMs.toFixed(0)} ms`,
      `shift ${layoutShift.toFixed(3)}`,
    ].join(', '),
    meetsAims,
  );
}

async function benchOwnersPages(): Promise<void> {
  const site = await startSite({ SAMPLE_CONTENT: 'off' });
  try {
    await fill(join(site.folder, 'data', 'portfolio.sqlite'));
    await site.restart('SIGTERM');
    await addSkills(site.url);
    console.log(`\nThe owner's pages with ${PROJECTS} projects, ${VIEWS} views and ${SKILLS} skills`);
    await inBrowser(browser => benchTyping(browser, site));
    await inBrowser(browser => benchDashboard(browser, site));
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

async function addSkills(siteUrl: string): Promise<void> {
  const { token }: Tokens = await postJson(`${siteUrl}/api/users/login`, OWNER);
  const skills = Array.from({ length: SKILLS }, (_, index) => ({
    name: `Skill ${index}`,
    category: `Category ${index % 8}`,
    icon: 'fa-solid fa-code',
  }));
  await postJson(`${siteUrl}/api/skills`, skills, { 'x-auth-token': token });
}

async function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

async function benchDashboard(browser: Browser, site: Site): Promise<void> {
  const runs: DashboardFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureDashboard(browser, site));
  const milliseconds = medianOf(runs.map(figures => figures.milliseconds));
  const calls = Math.max(...runs.map(figures => figures.calls));
  const { milliseconds: most, calls: mostCalls } = DASHBOARD_AIM;
  report(
    'Dashboard, its figures',
    `${milliseconds.toFixed(0)} ms, ${calls} calls (aims: ${most} ms, ${mostCalls} calls; runs: ${runs.map(run => run.milliseconds.toFixed(0)).join(', ')})`,
    milliseconds <= most && calls <= mostCalls,
  );
}

/** From the start of the navigation to the paint, in a running browser that has nothing of the site yet. */
async function measureDashboard(browser: Browser, site: Site): Promise<DashboardFigures> {
  const { page } = await visitAsOwner(browser, site.url, '/healthz');
  const calls: string[] = [];
  page.on('request', request => {
    if (/\/(trpc|api)\//.test(request.url())) calls.push(request.url());
  });
  await page.addInitScript(notePaintOf, SITE_VIEWS.source);
  await page.goto(`${site.url}/admin/dashboard`);
  const painted = await page.waitForFunction(() => performance.getEntriesByName('figures')[0]?.startTime);
  const milliseconds = (await painted.jsonValue()) ?? Number.NaN;
  await page.waitForLoadState('networkidle');
  // With all that it has fetched: the next run is to find nothing.
  await page.context().close();
  return { milliseconds, calls: calls.length };
}

/** Runs in the page: sets the mark 'figures' with the first paint that has an element of such text. */
function notePaintOf(text: string): void {
  const pattern = new RegExp(text);
  const observer = new MutationObserver(() => {
    const places = [...document.querySelectorAll('main *')];
    if (!places.some(place => place.childElementCount === 0 && pattern.test(place.textContent ?? ''))) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('figures')));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** From a key's event to the paint that shows what it wrote, as the browser itself times them. */
async function benchTyping(browser: Browser, site: Site): Promise<void> {
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/skills');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Edit Skill 150' }).click();
  const field = page.getByLabel('Name', { exact: true });
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
  const durations = Array.from(TYPED, (_letter, index) => noted[index] ?? LEAST_REPORTED_MS);
  const slowest = Math.max(...durations);
  report(
    `Skills editor, a keystroke in ${SKILLS} rows`,
    `median ${medianOf(durations)} ms, slowest ${slowest} ms (aim: under ${KEYSTROKE_AIM_MS} ms)`,
    slowest < KEYSTROKE_AIM_MS,
  );
  await close();
}

/** Runs in the page: keeps, as measures of that name, how long each key took that the browser reports. */
function noteKeystrokes(): void {
  new PerformanceObserver(list => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'keydown') performance.measure('keystroke', { start: startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function report(name: string, text: string, meetsAims: boolean): void {
  console.log(`  ${name.padEnd(40)}${text}${meetsAims ? '' : '  MISSED'}`);
  if (!meetsAims) process.exitCode = 1;
}

function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

await main();
