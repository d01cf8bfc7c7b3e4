import type { Browser, Page } from 'playwright-core';
import { borrowContext, type VisitorOptions } from './borrow-context';
import { watchPage } from './open-pages';

/** The options of a visitor who allows animations. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

export type Visit = { page: Page; problems: string[]; failedRequests: string[]; close(): Promise<void> };

/**
 * Opens a separate browser context for one visitor. `problems` collects exceptions and the errors, warnings
 * and Content-Security-Policy reports on the console. `failedRequests` collects its reports of failed requests.
 */
export async function visit(browser: Browser, options: VisitorOptions = {}): Promise<Visit> {
  const { context, giveBack } = await borrowContext(browser, {
    viewport: { width: 1440, height: 900 },
    // Animations would keep every page busy as long as it is open, and axe would see colors in transition.
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  watchPage(page);
  const problems: string[] = [];
  const failedRequests: string[] = [];
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (isFailedRequest(message.text())) failedRequests.push(`${page.url()}: ${message.text()} ${url}`);
    else problems.push(`${page.url()}: ${message.text()}`);
  });
  if (options.javaScriptEnabled !== false) waitForHydration(page);
  page.on('pageerror', error => problems.push(`${page.url()}: ${error}`));
  return { page, problems, failedRequests, close: giveBack };
}

/** Waits for the scripts after each navigation, because controls do not respond before hydration. */
function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...parameters) => {
    const response = await goto.apply(page, parameters);
    // A test that watches the page load does not wait for hydration.
    if (parameters[1]?.waitUntil !== 'commit') await hydrated(page);
    return response;
  };
  page.reload = async (...parameters) => {
    const response = await reload.apply(page, parameters);
    await hydrated(page);
    return response;
  };
}

/** Waits until React listens to events and has hydrated the whole page. */
export async function hydrated(page: Page): Promise<void> {
  const isListening = () => document.querySelector('#app') === null || window.earlyTaps === undefined;
  await page.waitForFunction(isListening, undefined, { polling: 20 });
  // Not requestIdleCallback: a test may have stopped the page's clock.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}

function isFailedRequest(text: string): boolean {
  return text.startsWith('Failed to load resource:');
}
