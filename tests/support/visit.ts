import type { Browser, Page } from 'playwright-core';
import { borrowContext, type VisitorOptions } from './borrow-context';
import { watchPage } from './open-pages';

export type Visit = { page: Page; problems: string[]; close(): Promise<void> };

/**
 * A browser of its own for one visitor. `problems` collects what a page must never give rise to: errors, warnings and
 * reports of the Content-Security-Policy on the console, and exceptions. Failed requests that a test provokes itself
 * are left to the test.
 */
export async function visit(browser: Browser, options: VisitorOptions = {}): Promise<Visit> {
  const { context, giveBack } = await borrowContext(browser, {
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  watchPage(page);
  const problems: string[] = [];
  page.on('console', message => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !isFailedRequest(message.text())) problems.push(`${page.url()}: ${message.text()}`);
  });
  if (options.javaScriptEnabled !== false) waitForLife(page);
  page.on('pageerror', error => problems.push(`${page.url()}: ${error}`));
  return { page, problems, close: giveBack };
}

/** A page is loaded before its scripts are: without this, a test would click on what does not answer yet. */
function waitForLife(page: Page): void {
  const { goto, reload } = page;
  const isAlive = () =>
    document.querySelector('#app') === null || document.querySelector('.hydrated') !== null;
  page.goto = async (...parameters) => {
    const response = await goto.apply(page, parameters);
    // Who looks at a page while it comes does not wait for all of it.
    if (parameters[1]?.waitUntil !== 'commit')
      await page.waitForFunction(isAlive, undefined, { polling: 20 });
    return response;
  };
  page.reload = async (...parameters) => {
    const response = await reload.apply(page, parameters);
    await page.waitForFunction(isAlive, undefined, { polling: 20 });
    return response;
  };
}

function isFailedRequest(text: string): boolean {
  return text.startsWith('Failed to load resource:');
}
