import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('the reference of the API shows its operations and tries one out, from this site alone', async () => {
  const { page, problems, close } = await visit(browser);
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.goto(`${site.url}/api/docs`);
  const operation = page.locator('.opblock', { hasText: '/projects/categories' }).first();
  await operation.locator('.opblock-summary').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await operation.getByText('"Devices"').first().waitFor();
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
