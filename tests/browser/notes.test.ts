import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { saveSettings } from '../support/save-settings';
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

test('a note is set in 18 px on lines of 30 px, 640 px wide, and its neighbors stand side by side', async () => {
  for (const width of [1440, 390]) {
    const { page, problems, close } = await visit(browser, { viewport: { width, height: 900 } });
    await page.goto(`${site.url}/notes`);
    await page.locator('main h3 a').nth(1).click();
    const text = page.locator('.prose > p').first();
    await text.waitFor();
    const [size, line] = await text.evaluate(node => {
      const { fontSize, lineHeight } = getComputedStyle(node);
      return [fontSize, lineHeight];
    });
    expect([size, line]).toEqual(['18px', '30px']);
    if (width === 1440) expect((await text.boundingBox())?.width).toBe(640);
    const [older, newer] = await Promise.all(
      (await page.getByRole('navigation', { name: 'More notes' }).getByRole('link').all()).map(link =>
        link.boundingBox(),
      ),
    );
    expect(older?.y).toBe(newer?.y);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    expect(problems).toEqual([]);
    await close();
  }
});

test('a reader replies by email about the note, or through the contact form if there is no address', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${site.url}/notes`);
  const link = page.locator('main h3 a').first();
  const title = await link.innerText();
  await link.click();
  const reply = page.getByRole('link', { name: 'Reply by email' });
  expect(await reply.getAttribute('href')).toBe(
    `mailto:joss@example.org?subject=${encodeURIComponent(`Re: ${title}`)}`,
  );
  await saveSettings(site.url, { links: [] });
  await page.reload();
  await page.getByRole('link', { name: 'Send a message' }).click();
  await page.getByRole('heading', { name: 'Get in touch' }).waitFor();
  await close();
});
