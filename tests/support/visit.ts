import type { Browser, Page } from 'playwright-core';
import { borrowContext, type VisitorOptions } from './borrow-context';

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
  const problems: string[] = [];
  page.on('console', message => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !isFailedRequest(message.text())) problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', error => problems.push(`${page.url()}: ${error}`));
  return { page, problems, close: giveBack };
}

function isFailedRequest(text: string): boolean {
  return text.startsWith('Failed to load resource:');
}
