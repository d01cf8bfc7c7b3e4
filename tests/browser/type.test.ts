import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { layoutShift } from '../support/layout-shift';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

/** A phone far from the town: a request takes 150 ms, a second brings 1.6 Mbit. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const IN_PLACE_MS = 3_000;

let browser: Browser;
let site: Site;
let paths: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
  const projects: { _id: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
  paths = ['/', '/projects', `/projects/${projects[0]?._id}`, '/about'];
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** The font that the letters of the page's heading are drawn in. */
async function fontOfHeading(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName;
}

describe.each([390, 1440])('the letters, at %i px', width => {
  test('are in place within three seconds on a slow line, and move nothing', async () => {
    for (const path of paths) {
      const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_LINE);
      await page.goto(site.url + path);
      await expect.poll(() => fontOfHeading(page)).toMatch(/^Archivo/);
      const cameAfter = await page.evaluate(() =>
        Math.max(
          ...performance
            .getEntriesByType('resource')
            .flatMap(({ name, ...entry }) =>
              name.endsWith('.woff2') ? Reflect.get(entry, 'responseEnd') : [],
            ),
        ),
      );
      expect({ path, isLate: cameAfter > IN_PLACE_MS }).toEqual({ path, isLate: false });
      expect({ path, shift: Math.floor((await layoutShift(page)) / 0.02) }).toEqual({ path, shift: 0 });
      await close();
    }
  });

  test('that come after the first paint take the place of others and move nothing', async () => {
    for (const path of paths) {
      const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
      let letThrough = () => {};
      const isWanted = new Promise<void>(resolve => {
        letThrough = resolve;
      });
      await page.route('**/*.woff2', async route => {
        await isWanted;
        await route.continue();
      });
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await fontOfHeading(page)).not.toMatch(/^Archivo/);
      letThrough();
      await expect.poll(() => fontOfHeading(page)).toMatch(/^Archivo/);
      expect({ path, shift: Math.floor((await layoutShift(page)) / 0.02) }).toEqual({ path, shift: 0 });
      await close();
    }
  });
});
