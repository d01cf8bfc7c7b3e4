import type { Page } from 'playwright-core';

/**
 * Returns the elements that make the page wider than its window. The body clips what is outside, so the document never
 * gets wider than the window itself. Waits up to 5 seconds, because charts resize with a delay.
 */
export async function listTooWide(page: Page): Promise<string[]> {
  const fits = () => document.body.scrollWidth <= document.documentElement.clientWidth;
  const isFitting = await page.waitForFunction(fits, undefined, { timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  return isFitting ? [] : page.evaluate(findTooWide);
}

/** Runs in the page. */
function findTooWide(): string[] {
  const { clientWidth } = document.documentElement;
  const isOutside = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
  const outside = [...document.body.querySelectorAll('*')].filter(isOutside);
  // The innermost elements name the cause.
  const innermost = outside.filter(element => ![...element.children].some(isOutside)).slice(0, 5);
  return [
    `the page is ${document.body.scrollWidth} px wide`,
    ...innermost.map(({ outerHTML }) => `outside the window: ${outerHTML.slice(0, 150)}`),
  ];
}
