import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the current page and returns a line for each violated rule with the elements that violate it.
 * While a modal dialog is open, only the topmost one is checked: the rest is inert, but axe would count a control
 * that the dialog covers in part as a target that is too small.
 */
export async function listAxeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
    await page.evaluate(await readFile(axe, 'utf8'));
  }
  await page.evaluate(releaseStickyElements);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run([...document.querySelectorAll('dialog:modal')].at(-1) ?? document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })`,
  );
  await page.evaluate(restoreStickyElements);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Runs in the page. A sticky bar covers controls that scrolling uncovers, but axe would count them as targets that
 * are too small.
 */
function releaseStickyElements(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    element.style.position = 'static';
    element.dataset.released = '';
  }
}

/** Runs in the page. */
function restoreStickyElements(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-released]')) {
    element.style.position = '';
    delete element.dataset.released;
  }
}
