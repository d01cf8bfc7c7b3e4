import type { Page } from 'playwright-core';

/**
 * Returns the elements that make the page wider than its window. The body clips its content, which then widens only the
 * body. Elements that are positioned outside the body's flow widen only the document. Waits up to 5 seconds, because
 * charts resize with a delay.
 */
export async function listTooWide(page: Page): Promise<string[]> {
  const fits = () =>
    [document.body, document.documentElement].every(
      ({ scrollWidth }) => scrollWidth <= document.documentElement.clientWidth,
    );
  const isFitting = await page.waitForFunction(fits, undefined, { timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  return isFitting ? [] : page.evaluate(findTooWide);
}

/** Runs in the page. */
function findTooWide(): string[] {
  const { clientWidth } = document.documentElement;
  const isClipped = ({ parentElement: parent }: Element): boolean =>
    parent !== null &&
    parent !== document.body &&
    (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent));
  const isOutside = (element: Element) =>
    element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element);
  const outside = [...document.body.querySelectorAll('*')].filter(isOutside);
  // The innermost elements name the cause.
  const innermost = outside.filter(element => ![...element.children].some(isOutside)).slice(0, 5);
  return [
    `the page is ${Math.max(document.body.scrollWidth, document.documentElement.scrollWidth)} px wide`,
    ...innermost.map(({ outerHTML }) => `outside the window: ${outerHTML.slice(0, 150)}`),
  ];
}
