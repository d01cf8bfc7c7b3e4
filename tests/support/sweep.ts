import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The sizes and themes in which a page is checked. */
export type Look = { width: number; height?: number; theme: 'light' | 'dark' };

/**
 * A rule about the pixels of a page. `check` runs in the page, so it uses nothing from outside, and describes each
 * element that breaks the rule. It may be an expression.
 */
export type PixelRule = { check: (() => string[]) | string; appliesTo?: (look: Look) => boolean };

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

export const EVERY_LOOK: readonly Look[] = [PHONE, DESKTOP].flatMap(size => [
  { ...size, theme: 'light' },
  { ...size, theme: 'dark' },
]);
/** For rules that no color can break. */
export const EVERY_SIZE: readonly Look[] = EVERY_LOOK.filter(({ theme }) => theme === 'light');

/**
 * Checks all rules on an open page in each look. A failure names the page, the look, the rule and the element.
 */
export async function sweep(
  page: Page,
  rules: Record<string, PixelRule>,
  looks: readonly Look[] = EVERY_LOOK,
): Promise<void> {
  const found: string[] = [];
  const { pathname } = new URL(page.url());
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: look.height ?? 900 });
    await page.emulateMedia({ colorScheme: look.theme });
    await page.evaluate(settle);
    for (const [rule, { check, appliesTo }] of Object.entries(rules)) {
      if (appliesTo && !appliesTo(look)) continue;
      const broken: string[] = await page.evaluate(check);
      found.push(
        ...broken.map(element => `${pathname}, ${look.width} px, ${look.theme}: ${rule}: ${element}`),
      );
    }
  }
  expect(found).toEqual([]);
}

/** Runs in the page. Waits for the layout of the new size, in which observers may change it once more. */
function settle(): Promise<void> {
  return new Promise(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
}
