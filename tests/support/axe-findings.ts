import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can change: the structure is the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const THEMES = [
  { colorScheme: 'light', rules: RULES },
  { colorScheme: 'dark', rules: COLOR_RULES },
] as const;
const WIDTHS = [390, 1440];

/** What axe finds on the page as it is now, one line for each rule with the elements that break it. */
export async function axeFindings(page: Page, rules = RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
    await page.evaluate(await readFile(axe, 'utf8'));
  }
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * What it finds on the page in both themes, on a phone and on a desk, and whether the page sticks out of the window. The
 * page must be one that wants less motion, else colours would be on their way.
 */
export async function findingsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (!(await fitsWindow(page))) found.push(`${width} px: wider than the window`);
    for (const { colorScheme, rules } of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const here = await axeFindings(page, rules);
      found.push(...here.map(finding => `${colorScheme}, ${width} px: ${finding}`));
    }
  }
  return found;
}

/** Charts take a moment to follow. */
function fitsWindow(page: Page): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  return page.waitForFunction(fits, undefined, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}
