import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listAxeFindings } from './axe-findings';
import { listTooWide } from './fits-window';

/** The sizes and themes in which a page is checked. */
export type Look = { width: number; height?: number; theme: 'light' | 'dark' };

/**
 * A rule about the pixels of a page. `check` runs in the page, so it uses nothing from outside, and describes each
 * element that breaks the rule. It may be an expression.
 */
export type PixelRule = { check: (() => string[]) | string; appliesTo?: (look: Look) => boolean };
/** Rules by names that are sentences. */
export type PixelRules = Record<string, PixelRule>;

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

export const ON_PHONE: Look = { ...PHONE, theme: 'light' };
export const ON_DESKTOP: Look = { ...DESKTOP, theme: 'dark' };
/** Each size and each theme once, because nearly every fault of a theme shows at either size. */
export const LOOKS: readonly Look[] = [ON_PHONE, ON_DESKTOP];

/**
 * Checks all rules on an open page in each look, and that no page is wider than its window. A failure names the
 * page, the look, the rule and the element. Afterwards the page has the last look.
 */
export async function sweep(
  page: Page,
  rules: PixelRules = {},
  looks: readonly Look[] = LOOKS,
): Promise<void> {
  expect(await listBroken(page, rules, looks, { axe: false })).toEqual([]);
}

/** Sweeps the page, and runs axe in each look. */
export async function sweepWithAxe(
  page: Page,
  rules: PixelRules = {},
  looks: readonly Look[] = LOOKS,
): Promise<void> {
  expect(await listBroken(page, rules, looks, { axe: true })).toEqual([]);
}

async function listBroken(
  page: Page,
  rules: PixelRules,
  looks: readonly Look[],
  { axe }: { axe: boolean },
): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    const { width, height = 900, theme } = look;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    const applying = Object.entries(rules).filter(([, { appliesTo }]) => appliesTo?.(look) ?? true);
    const broken = await page.evaluate<string[]>(
      toScript(applying.map(([rule, { check }]) => [rule, check])),
    );
    broken.push(...(await listTooWide(page)));
    if (axe) broken.push(...(await listAxeFindings(page)));
    const { pathname, search } = new URL(page.url());
    found.push(...broken.map(fault => `${pathname}${search}, ${width} px, ${theme}: ${fault}`));
  }
  return found;
}

/** Returns one script for all rules, which first waits until observers have changed the layout once more. */
function toScript(checks: [rule: string, check: PixelRule['check']][]): string {
  const results = checks.map(([rule, check]) => {
    const expression = typeof check === 'string' ? check : `(${check})()`;
    return `...${expression}.map(element => ${JSON.stringify(rule)} + ': ' + element)`;
  });
  return `(${settle})().then(() => [${results.join()}])`;
}

/** Runs in the page. */
function settle(): Promise<void> {
  return new Promise(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
}
