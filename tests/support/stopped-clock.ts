import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Opens an address in a page whose clock the test has stopped, and lets as little time pass as the page needs. */
export async function goWithStoppedClock(page: Page, url: string): Promise<void> {
  let isThere = false;
  const arrival = page.goto(url).finally(() => {
    isThere = true;
  });
  // The loop may still be waiting when it fails; the failure is told below.
  arrival.catch(() => {});
  while (!isThere) {
    await page.clock.runFor(1);
    // On a slow machine the page arrives late: its clock must not have gone on as long as that.
    await delay(15);
  }
  await arrival;
  await page.waitForLoadState('networkidle');
}
