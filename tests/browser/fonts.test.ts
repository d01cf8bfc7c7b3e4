import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { layoutShift } from '../support/layout-shift';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

/** A slow mobile connection with a latency of 150 ms and 1.6 Mbit/s. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const MAX_LOAD_MS = 3_000;

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

/** Returns the font that the browser uses for most of the heading. */
async function readHeadingFont(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName;
}

describe.each([390, 1440])('the fonts at %i px', width => {
  test('arrive within three seconds on a slow connection, without a layout shift', async () => {
    for (const path of paths) {
      const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_LINE);
      await page.goto(site.url + path);
      await expect.poll(() => readHeadingFont(page)).toMatch(/^Archivo/);
      const loadedMs = await page.evaluate(() =>
        Math.max(
          ...performance
            .getEntriesByType('resource')
            .flatMap(({ name, ...entry }) =>
              name.endsWith('.woff2') ? Reflect.get(entry, 'responseEnd') : [],
            ),
        ),
      );
      expect({ path, isLate: loadedMs > MAX_LOAD_MS }).toEqual({ path, isLate: false });
      expect({ path, shift: Math.floor((await layoutShift(page)) / 0.02) }).toEqual({ path, shift: 0 });
      await close();
    }
  });

  test('that arrive after the first paint replace the fallback without a layout shift', async () => {
    for (const path of paths) {
      const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
      let releaseFonts = () => {};
      const areReleased = new Promise<void>(resolve => {
        releaseFonts = resolve;
      });
      await page.route('**/*.woff2', async route => {
        await areReleased;
        await route.continue();
      });
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await readHeadingFont(page)).not.toMatch(/^Archivo/);
      releaseFonts();
      await expect.poll(() => readHeadingFont(page)).toMatch(/^Archivo/);
      expect({ path, shift: Math.floor((await layoutShift(page)) / 0.02) }).toEqual({ path, shift: 0 });
      await close();
    }
  });
});
