import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/**
 * Opens a URL in a page with a stopped clock and advances the clock only as far as the page needs to load.
 */
export async function goWithStoppedClock(page: Page, url: string): Promise<void> {
  let isLoaded = false;
  const navigation = page.goto(url).finally(() => {
    isLoaded = true;
  });
  // The navigation may fail during the loop; awaiting it below throws the error.
  navigation.catch(() => {});
  while (!isLoaded) {
    await page.clock.runFor(1);
    // On a slow machine the page loads late, and its clock must not advance by the whole delay.
    await delay(15);
  }
  await navigation;
  await page.waitForLoadState('networkidle');
}
