import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { type Site, startSite } from '../support/start-site';
import { visit, WITH_MOTION } from '../support/visit';

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

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** Measures the distance from the top of the window to the top of a section. */
function measureTop(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate(section => Math.round(section.getBoundingClientRect().top));
}

describe('the header', () => {
  test('stays at the top and marks only the current page', async () => {
    const { page, close } = await visit(browser);
    for (const [path, name] of [
      ['/', 'Home'],
      ['/projects', 'Projects'],
      ['/about', 'About'],
      ['/projects/', 'Projects'],
      ['/about/', 'About'],
      ['/projects/no-such-project', 'Projects'],
    ]) {
      await page.goto(site.url + path);
      const current = mainMenu(page).locator('[aria-current="page"]');
      expect(await current.allInnerTexts()).toEqual([name]);
      expect(await current.evaluate(link => getComputedStyle(link, '::after').borderRadius)).toBe('50%');
    }
    await page.goto(site.url);
    await page.evaluate(() => scrollTo(0, 2_000));
    expect(await page.getByRole('banner').evaluate(header => header.getBoundingClientRect().top)).toBe(0);
    await close();
  });

  test('shows Dashboard only while a token is stored', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    expect(await mainMenu(page).getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    await page.evaluate(() => localStorage.setItem('token', 'any'));
    await page.reload();
    await mainMenu(page).getByRole('link', { name: 'Dashboard' }).waitFor();
    await close();
  });

  test('becomes a menu on a small screen, which closes on a choice and on Escape', async () => {
    const { page, problems, close } = await visit(browser, { viewport: { width: 390, height: 800 } });
    await page.goto(site.url);
    const button = page.getByRole('button', { name: 'Menu' });
    const about = mainMenu(page).getByRole('link', { name: 'About' });
    expect(await about.isVisible()).toBe(false);
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await about.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate(node => node === document.activeElement)).toBe(true);
    await button.click();
    await about.click();
    await page.waitForURL(`${site.url}/about`);
    await about.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await close();
  });

  test('leads to the contact section of the home page when that is open', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact');
    await expect.poll(() => measureTop(page, 'contact')).toBeLessThan(450);
    await close();
  });

  test('leads to the contact section from another page, 500 ms after the click', async () => {
    const { page, problems, close } = await visit(browser);
    await page.clock.install();
    await page.goto(`${site.url}/projects`, { waitUntil: 'networkidle' });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
    const hasFocus = () => page.evaluate(() => document.activeElement?.id === 'contact');
    await page.clock.runFor(300);
    await page.waitForURL(`${site.url}/`);
    await page.getByRole('heading', { name: 'Get in touch' }).waitFor();
    await page.clock.runFor(180);
    expect(await hasFocus()).toBe(false);
    await page.clock.runFor(40);
    await expect.poll(hasFocus).toBe(true);
    await page.clock.runFor(550);
    expect(await measureTop(page, 'contact')).toBeLessThan(450);
    expect(problems).toEqual([]);
    await close();
  });

  test('leaves clicks with a modifier to the browser', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/projects`);
    const opened = page.context().waitForEvent('page');
    await mainMenu(page)
      .getByRole('link', { name: 'Contact' })
      .click({ modifiers: ['Control'] });
    await (await opened).waitForURL(`${site.url}/#contact`);
    expect(page.url()).toBe(`${site.url}/projects`);
    await close();
  });
});

describe('the section navigation', () => {
  test('scrolls to a section, 70 px below the top, and marks it', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 1440, height: 700 } });
    await page.goto(site.url);
    const sections = page.getByRole('navigation', { name: 'On this page' });
    const current = sections.locator('[aria-current]');
    expect(await sections.getByRole('link').allInnerTexts()).toEqual([
      'Welcome',
      'Skills',
      'Portfolio',
      'Contact',
    ]);
    expect(await current.innerText()).toBe('Welcome');
    await sections.getByRole('link', { name: 'Portfolio' }).click();
    await expect.poll(() => measureTop(page, 'portfolio')).toBe(70);
    await expect.poll(() => current.innerText()).toBe('Portfolio');
    await close();
  });

  test('scrolls for about 500 ms, or not at all with reduced motion', async () => {
    const { page, close } = await visit(browser, WITH_MOTION);
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
    await close();

    const still = await visit(browser, { reducedMotion: 'reduce' });
    await still.page.goto(site.url, { waitUntil: 'networkidle' });
    const top = await still.page.evaluate(() => {
      document.querySelector<HTMLElement>('nav[aria-label="On this page"] a[href="#portfolio"]')?.click();
      return document.querySelector('#portfolio')?.getBoundingClientRect().top ?? 0;
    });
    expect(Math.round(top)).toBe(70);
    await still.close();
  });

  test('is absent at a width of 1024 px', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 1024, height: 800 } });
    await page.goto(site.url);
    expect(await page.getByRole('navigation', { name: 'On this page' }).count()).toBe(0);
    await close();
  });
});

test('the footer links every page to the contact section, the interests, the resume and social profiles', async () => {
  const { page, close } = await visit(browser);
  const [{ _id }] = await (await fetch(`${site.url}/api/projects`)).json();
  for (const path of ['/', '/projects', `/projects/${_id}`, '/about', '/login', '/no-such-page']) {
    await page.goto(site.url + path);
    const links = footer(page).getByRole('navigation', { name: 'Footer' });
    expect(await links.getByRole('link', { name: 'Resume' }).getAttribute('href')).toBe('/WebResume.pdf');
    expect(await links.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/#contact');
    const social = footer(page).getByRole('navigation', { name: 'Social' }).getByRole('link');
    expect(await social.count()).toBeGreaterThan(0);
  }
  // One page scrolls and the other navigates; both ways end at the same position.
  for (const path of ['/', '/about']) {
    await page.goto(site.url + path);
    const links = footer(page).getByRole('navigation', { name: 'Footer' });
    await links.getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${site.url}/`);
    await expect.poll(() => measureTop(page, 'about')).toBe(70);
    await page.goto(site.url + path);
    await links.getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact');
    await expect.poll(() => measureTop(page, 'contact')).toBeLessThan(450);
  }
  await close();
});

test('the address of a section opens the page at that section', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto(`${site.url}/#about`);
  await expect.poll(() => measureTop(page, 'about')).toBe(70);
  await page.goto('about:blank');
  await page.goto(`${site.url}/#contact`);
  await expect.poll(() => measureTop(page, 'contact')).toBeLessThan(450);
  expect(problems).toEqual([]);
  await close();
});

describe('the theme', () => {
  test('follows the system until one is chosen, which then applies in every tab without a flash', async () => {
    const { page, problems, close } = await visit(browser, { colorScheme: 'dark' });
    const readBackground = (of: Page) =>
      of.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const button = (of: Page) => of.getByRole('banner').getByRole('button', { name: /theme/ });
    const DARK = 'rgb(13, 17, 18)';
    const LIGHT = 'rgb(242, 244, 244)';
    await page.goto(`${site.url}/login`);
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
    await button(page).click();
    expect(await readBackground(page)).toBe(LIGHT);
    expect(await button(page).getAttribute('aria-label')).toBe('Use dark theme');
    await expect.poll(() => readBackground(other)).toBe(LIGHT);
    await other.reload();
    expect(await firstTheme()).toBe('light');
    expect(await readBackground(other)).toBe(LIGHT);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('special addresses', () => {
  test('show that a page does not exist, with links to the owner’s code and to the home page', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(`${site.url}/no-such-page`);
    await page.getByRole('heading', { name: '404 - Page Not Found' }).waitFor();
    await page.getByText("Unable to find the page you're looking for.").waitFor();
    const { codeProfileUrl } = await (await fetch(`${site.url}/api/site`)).json();
    expect(await page.getByRole('link', { name: /code profile/ }).getAttribute('href')).toBe(codeProfileUrl);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL(`${site.url}/`);
    expect(problems).toEqual([]);
    await close();
  });

  test('sign the owner out at /logout, which removes both tokens and reloads the home page', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    await page.evaluate(() => {
      localStorage.setItem('token', 'any');
      localStorage.setItem('refreshToken', 'any');
    });
    await page.goto(`${site.url}/logout`);
    await page.waitForURL(`${site.url}/`);
    const remaining = await page.evaluate(() => [localStorage.token, localStorage.refreshToken]);
    expect(remaining).toEqual([undefined, undefined]);
    await close();
  });

  test('load from the server when an update has removed the code of their page', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/login`, { waitUntil: 'networkidle' });
    await page.route('**/assets/about-screen-*.js', route => route.abort(), { times: 1 });
    await mainMenu(page).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${site.url}/about`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await close();
  });
});
