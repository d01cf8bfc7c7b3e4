import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the element has the focus. */
export function expectFocus(locator: Locator): Promise<void> {
  return expect.poll(() => locator.evaluate(node => node === document.activeElement)).toBe(true);
}
