import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from '../support/browser/browser-test';
import { layoutShift } from '../support/browser/layout-shift';
import { DESKTOP, PHONE } from '../support/browser/sweep';

/** A slow mobile connection with a latency of 150 ms and 1.6 Mbit/s. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const MAX_LOAD_MS = 3_000;

/** Opens each page in one of the windows. */
const test = base.extend('visits', { scope: 'file' }, async ({ call }) => {
  const [{ _id: id }] = await call('GET', '/projects');
  return [
    { viewport: PHONE, paths: ['/', `/projects/${id}`] },
    { viewport: DESKTOP, paths: ['/projects', '/about'] },
  ];
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

const hasShift = async (page: Page) => (await layoutShift(page)) >= 0.02;

test('fonts arrive within three seconds on a slow connection, without a layout shift', async ({
  visits,
  site,
  visitor,
}) => {
  for (const { viewport, paths } of visits) {
    const page = await visitor(undefined, { viewport });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    for (const path of paths) {
      await page.goto(site.url + path);
      await expect.poll(() => readHeadingFont(page)).toMatch(/^Archivo/);
      const loadedMs = await page.evaluate(() => {
        const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
        return Math.max(...fonts.map(font => Reflect.get(font, 'responseEnd')));
      });
      const look = { path, width: viewport.width };
      expect({ ...look, isLate: loadedMs > MAX_LOAD_MS }).toEqual({ ...look, isLate: false });
      expect({ ...look, hasShift: await hasShift(page) }).toEqual({ ...look, hasShift: false });
    }
  }
});

test('fonts that arrive after the first paint replace the fallback without a layout shift', async ({
  visits,
  site,
  visitor,
}) => {
  for (const { viewport, paths } of visits) {
    for (const path of paths) {
      const page = await visitor(undefined, { viewport });
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
      const look = { path, width: viewport.width };
      expect({ ...look, hasShift: await hasShift(page) }).toEqual({ ...look, hasShift: false });
      await page.close();
    }
  }
});
