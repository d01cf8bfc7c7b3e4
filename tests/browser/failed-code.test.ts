import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
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

test('a link leads on when the code of its page does not arrive: the server has the page', async () => {
  const { page, close } = await visit(browser);
  await page.goto(site.url);
  await page.route(/\/assets\/projects-screen-[^/]*\.js$/, route => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await page.waitForURL(`${site.url}/projects`);
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  await close();
});
