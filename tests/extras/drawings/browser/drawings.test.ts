import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#tests/support/browser/browser-test';
import { expectFocus } from '#tests/support/browser/expect-focus';
import { layoutShift } from '#tests/support/browser/layout-shift';
import { PHONE, sweepWithAxe } from '#tests/support/browser/sweep';
import { WITH_MOTION } from '#tests/support/browser/visit';

test('the drawings of the home page are those of the server, and their code loads only after a navigation', async ({
  page,
  site,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(...(/\/drawings-[^/]*\.js$/.exec(request.url()) ?? [])));
  const paths = page.locator('#welcome figure svg path');
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(await paths.count()).toBeGreaterThan(20);
  expect(loaded).toEqual([]);
  await page.goto(`${site.url}/projects`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => paths.count()).toBeGreaterThan(20);
  expect(loaded).toHaveLength(1);
});

/** The height of the stack of layers in pixels. */
const measureStack = (page: Page) =>
  page.evaluate(() => {
    const [lowest, ...others] = document.querySelectorAll('#welcome svg [data-layer] > :first-child');
    const bottom = lowest?.getBoundingClientRect().bottom ?? Number.NaN;
    return bottom - (others.at(-1)?.getBoundingClientRect().top ?? Number.NaN);
  });

test('layers come apart with the scroll position, without a layout shift, and their code loads after the page', async ({
  visitor,
}) => {
  const page = await visitor('/', WITH_MOTION);
  await page.getByRole('button', { name: 'Web Development' }).waitFor();
  const [loadedAt = 0, ...requestedAt] = await page.evaluate(() => [
    performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/stack-figure-[^/]*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  ]);
  expect(requestedAt).toHaveLength(1);
  expect(Math.min(...requestedAt)).toBeGreaterThanOrEqual(loadedAt);
  const closed = await measureStack(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => measureStack(page)).toBeGreaterThan(closed * 1.3);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('with reduced motion, layers stand still, and choosing one by keyboard works in every look', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const callout = page.getByRole('button', { name: 'Web Development' });
  await callout.waitFor();
  const apart = await measureStack(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  expect(await measureStack(page)).toBe(apart);
  await callout.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Web Development' });
  await expectFocus(panel);
  await panel.getByRole('link', { name: 'Lever Frame' }).waitFor();
  await page.keyboard.press('Tab');
  await expectFocus(panel.getByRole('button', { name: 'Close' }));
  await sweepWithAxe(page);
  await page.keyboard.press('Escape');
  await expectFocus(callout);
});

test('on a phone, a tap moves the drawing up and shows what the layer opens onto below it', async ({
  visitor,
}) => {
  const page = await visitor('/', { ...WITH_MOTION, viewport: PHONE, hasTouch: true });
  await page.getByRole('button', { name: 'Internet of Things' }).tap();
  const link = page
    .getByRole('region', { name: 'Internet of Things' })
    .getByRole('link', { name: 'Hivescale' });
  const figureTop = async () => (await page.locator('#welcome figure').boundingBox())?.y ?? Number.NaN;
  await expect.poll(figureTop).toBeLessThan(80);
  const { y = Number.NaN, height = 0 } = (await link.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(PHONE.height);
  await link.tap();
  await page.getByRole('heading', { level: 1, name: 'Hivescale' }).waitFor();
});

test('without scripts, callouts link to the interests', async ({ visitor }) => {
  const page = await visitor('/', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Web Development' }).first().click();
  expect(new URL(page.url()).hash).toBe('#interest-2');
});
