import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { saveSettings } from '../support/save-settings';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';

const PHONE = { viewport: { width: 390, height: 844 } };
const MAX_HEIGHT_PX = 3_500;

let browser: Browser;
let site: Site;
let call: OwnerCall;

beforeAll(async () => {
  site = await startSite({ LIMIT_CONTACT: 'off', LIMIT_CONTACT_DAY: 'off' });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the inbox shows its first messages on a phone, and all on request', async () => {
  for (let index = 1; index <= 50; index += 1) {
    const text = 'A message that takes two lines of the card, as most of them do.';
    await call('POST', '/contacts', { name: `Ada ${index}`, email: 'a@example.org', message: text });
  }
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/inbox', PHONE);
  const rows = page.getByRole('table', { name: 'Messages' }).locator('tbody tr');
  await rows.first().waitFor();
  expect(await measureHeight(page)).toBeLessThanOrEqual(MAX_HEIGHT_PX);
  await page.getByRole('button', { name: /^Show all \d+ messages/ }).click();
  await expect.poll(() => rows.count()).toBe(50);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect.poll(() => rows.count()).toBe(50);
  expect(problems).toEqual([]);
  await close();
});

test('forty links are closed rows, and a new one is open', async () => {
  const links = Array.from({ length: 40 }, (_, index) => ({
    label: `Link ${index + 1}`,
    url: `https://example.org/${index + 1}`,
    icon: 'fa-solid fa-link',
  }));
  await saveSettings(site.url, { links });
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/identity', PHONE);
  const panel = page.locator('#links');
  await panel.getByText('Link 40', { exact: true }).waitFor();
  expect(await measureHeight(page)).toBeLessThanOrEqual(MAX_HEIGHT_PX);
  await panel.getByRole('button', { name: /^Link 7(?!\d)/ }).click();
  await panel.getByLabel('Address').and(page.locator(':visible')).fill('https://example.org/seven');
  await panel.getByText('https://example.org/seven').waitFor();
  await panel.getByRole('button', { name: 'Add Link' }).click();
  await page.keyboard.type('Weblog');
  await panel.getByRole('button', { name: 'Weblog', exact: true }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
