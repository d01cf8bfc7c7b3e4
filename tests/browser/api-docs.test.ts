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

test('the API reference lists its operations, executes one, and loads nothing from other hosts', async () => {
  const { page, problems, close } = await visit(browser);
  const foreignUrls: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
      foreignUrls.push(request.url());
  });
  await page.goto(`${site.url}/api/docs`);
  const operation = page.locator('.opblock', { hasText: '/projects/categories' }).first();
  await operation.locator('.opblock-summary').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await operation.getByText('"Devices"').first().waitFor();
  expect(foreignUrls).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('the API reference has a file field for uploads, shows examples, and follows the color scheme', async () => {
  const { page, problems, close } = await visit(browser);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site.url}/api/docs`);
  const upload = page.locator('.opblock', { hasText: 'Store an image or a video' });
  await upload.locator('.opblock-summary').click();
  await upload.getByRole('button', { name: 'Try it out' }).click();
  await upload.locator('input[type=file]').waitFor();
  const create = page.locator('.opblock', { hasText: 'Create a project' });
  await create.locator('.opblock-summary').click();
  await create.getByText('"Tide table"').first().waitFor();
  const brightness = () =>
    page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]));
  await expect.poll(brightness).toBeLessThan(64);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => !document.documentElement.classList.contains('dark-mode'));
  expect(problems).toEqual([]);
  await close();
});
