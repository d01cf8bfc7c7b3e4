import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser/browser-test';
import { expectFocus } from '../support/browser/expect-focus';
import { WITH_MOTION } from '../support/browser/visit';

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const footerLinks = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' });

/** Measures the distance from the top of the window to the top of a section. */
function measureTop(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate(section => Math.round(section.getBoundingClientRect().top));
}

const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('the section navigation scrolls to a section 70 px below the sticky header, marks it, and is absent at 1024 px', async ({
  visitor,
}) => {
  const page = await visitor('/', { viewport: { width: 1440, height: 700 } });
  const marked = mainMenu(page).locator('[aria-current="page"]');
  expect(await marked.evaluate(link => getComputedStyle(link, '::after').borderRadius)).toBe('50%');
  const sections = page.getByRole('navigation', { name: 'On this page' });
  const current = sections.locator('[aria-current]');
  const labels = await sections.getByRole('link').allInnerTexts();
  expect(labels).toEqual(['Welcome', 'Skills', 'Portfolio', 'Contact']);
  expect(await current.innerText()).toBe('Welcome');
  await sections.getByRole('link', { name: 'Portfolio' }).click();
  await expect.poll(() => measureTop(page, 'portfolio')).toBe(70);
  await expect.poll(() => current.innerText()).toBe('Portfolio');
  expect(await page.getByRole('banner').evaluate(header => header.getBoundingClientRect().top)).toBe(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await sections.count()).toBe(0);
});

test('a line shows while the next page loads, also with reduced motion', async ({ visitor, site }) => {
  const page = await visitor('/projects');
  let arrive = () => {};
  const arrival = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route('**/assets/about-screen-*.js', async route => {
    await arrival;
    await route.continue();
  });
  const readLine = () =>
    page.evaluate(() => {
      const { content, visibility } = getComputedStyle(document.documentElement, '::after');
      return content === 'none' ? null : visibility;
    });
  expect(await readLine()).toBeNull();
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await expect.poll(readLine).toBe('visible');
  arrive();
  await page.waitForURL(`${site.url}/about`);
  expect(await readLine()).toBeNull();
});

test('the header becomes a menu on a small screen, which closes on a choice and on Escape and returns the focus', async ({
  visitor,
  site,
}) => {
  const page = await visitor('/', { viewport: { width: 390, height: 800 } });
  const button = page.getByRole('button', { name: 'Menu' });
  const about = mainMenu(page).getByRole('link', { name: 'About' });
  expect(await about.isVisible()).toBe(false);
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await about.waitFor({ state: 'hidden' });
  await expectFocus(button);
  await button.click();
  await about.click();
  await page.waitForURL(`${site.url}/about`);
  await about.waitFor({ state: 'hidden' });
});

describe('links to the sections of the home page', () => {
  test('scroll there from that page and from others, and so do their addresses and the way back from a project', async ({
    page,
    site,
  }) => {
    const expectContact = async () => {
      await expect.poll(() => readFocus(page)).toBe('contact');
      await expect.poll(() => measureTop(page, 'contact')).toBeLessThan(450);
      expect(await measureTop(page, 'contact')).toBeGreaterThanOrEqual(0);
    };
    const getInTouch = () => page.locator('#welcome').getByRole('link', { name: 'Get in touch' });
    const contact = () => mainMenu(page).getByRole('link', { name: 'Contact' });
    const contactBelow = () => footerLinks(page).getByRole('link', { name: 'Contact' });
    for (const [path, findLink] of [
      ['/', getInTouch],
      ['/', contact],
      ['/about', contactBelow],
    ] as const) {
      await page.goto(site.url + path);
      await findLink().click();
      await page.waitForURL(`${site.url}/`);
      await expectContact();
    }
    // One page scrolls and the other navigates; both ways end at the same position.
    for (const path of ['/', '/about']) {
      await page.goto(site.url + path);
      await footerLinks(page).getByRole('link', { name: 'About' }).click();
      await page.waitForURL(`${site.url}/`);
      await expect.poll(() => measureTop(page, 'about')).toBe(70);
    }
    await page.goto('about:blank');
    await page.goto(`${site.url}/#about`);
    await expect.poll(() => measureTop(page, 'about')).toBe(70);

    await page.goto(site.url);
    await page.getByRole('link', { name: 'Hivescale' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${site.url}/`);
    await expect.poll(async () => Math.abs(await measureTop(page, 'portfolio'))).toBeLessThan(200);
  });

  test('lead from another page to the contact section 500 ms after the click', async ({ page, site }) => {
    await page.clock.install();
    await page.goto(`${site.url}/projects`, { waitUntil: 'networkidle' });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
    await page.clock.runFor(300);
    await page.waitForURL(`${site.url}/`);
    await page.getByRole('heading', { name: 'Get in touch' }).waitFor();
    await page.clock.runFor(180);
    expect(await readFocus(page)).not.toBe('contact');
    await page.clock.runFor(40);
    await expect.poll(() => readFocus(page)).toBe('contact');
    // On a busy machine the page scrolls in fewer steps of its clock.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return measureTop(page, 'contact');
      })
      .toBeLessThan(450);
  });

  test('scroll for about 500 ms, or not at all with reduced motion', async ({ visitor, site }) => {
    const page = await visitor(undefined, WITH_MOTION);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const durationMs = await page.evaluate(async () => {
      const link = document.querySelector<HTMLElement>('nav[aria-label="On this page"] a[href="#portfolio"]');
      const section = document.querySelector('#portfolio');
      const start = performance.now();
      link?.click();
      while (section && Math.round(section.getBoundingClientRect().top) !== 70) {
        await new Promise(resolve => requestAnimationFrame(resolve));
      }
      return performance.now() - start;
    });
    expect(durationMs).toBeGreaterThan(400);

    const still = await visitor();
    await still.goto(site.url, { waitUntil: 'networkidle' });
    const top = await still.evaluate(() => {
      document.querySelector<HTMLElement>('nav[aria-label="On this page"] a[href="#portfolio"]')?.click();
      return document.querySelector('#portfolio')?.getBoundingClientRect().top ?? 0;
    });
    expect(Math.round(top)).toBe(70);
  });
});

test('the theme follows the system until one is chosen, which then applies in every tab without a flash', async ({
  visitor,
  site,
}) => {
  const page = await visitor('/login', { colorScheme: 'dark' });
  const readBackground = (of: Page) =>
    of.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const button = page.getByRole('banner').getByRole('button', { name: /theme/ });
  const DARK = 'rgb(13, 17, 18)';
  const LIGHT = 'rgb(242, 244, 244)';
  expect(await readBackground(page)).toBe(DARK);
  const other = await page.context().newPage();
  // Records the theme at the moment when the body begins.
  await other.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { firstTheme: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  const firstTheme = () => other.evaluate(() => Reflect.get(window, 'firstTheme'));
  await other.goto(`${site.url}/login`);
  expect(await firstTheme()).toBeUndefined();
  await button.click();
  expect(await readBackground(page)).toBe(LIGHT);
  expect(await button.getAttribute('aria-label')).toBe('Use dark theme');
  await expect.poll(() => readBackground(other)).toBe(LIGHT);
  await other.reload();
  expect(await firstTheme()).toBe('light');
  expect(await readBackground(other)).toBe(LIGHT);
});

test('the browser itself opens links that are clicked with a modifier, and pages whose code an update has removed', async ({
  visitor,
  site,
  problems,
}) => {
  problems.expect(/about-screen-/);
  const page = await visitor('/projects');
  const opened = page.context().waitForEvent('page');
  await mainMenu(page)
    .getByRole('link', { name: 'Contact' })
    .click({ modifiers: ['Control'] });
  const other = await opened;
  await other.waitForURL(`${site.url}/#contact`);
  expect(page.url()).toBe(`${site.url}/projects`);
  await other.close();
  await page.route('**/assets/about-screen-*.js', route => route.abort(), { times: 1 });
  await page.goto(`${site.url}/login`, { waitUntil: 'networkidle' });
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await page.waitForURL(`${site.url}/about`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
