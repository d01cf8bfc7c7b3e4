import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** How far the top of a section is from the top of the window. */
function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate(section => Math.round(section.getBoundingClientRect().top));
}

describe('the header', () => {
  test('stays at the top and marks the current page alone', async () => {
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

  test('folds into a menu on a small screen, which a choice and Escape close', async () => {
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

  test('leads to the contact section of the page that is open', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact');
    await expect.poll(() => topOf(page, 'contact')).toBeLessThan(450);
    await close();
  });

  test('leads to the contact section of the home page from another, 500 ms after the click', async () => {
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
    expect(await topOf(page, 'contact')).toBeLessThan(450);
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
      'Portfolio',
      'Skills',
      'Contact',
    ]);
    expect(await current.innerText()).toBe('Welcome');
    await sections.getByRole('link', { name: 'Portfolio' }).click();
    await expect.poll(() => topOf(page, 'portfolio')).toBe(70);
    await expect.poll(() => current.innerText()).toBe('Portfolio');
    await close();
  });

  test('takes about 500 ms, and nothing for who wants less motion', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const tookMs = await page.evaluate(async () => {
      const link = document.querySelector<HTMLElement>('nav[aria-label="On this page"] a[href="#portfolio"]');
      const section = document.querySelector('#portfolio');
      const start = performance.now();
      link?.click();
      while (section && Math.round(section.getBoundingClientRect().top) !== 70) {
        await new Promise(resolve => requestAnimationFrame(resolve));
      }
      return performance.now() - start;
    });
    expect(tookMs).toBeGreaterThan(400);
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

  test('is for large screens only', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 1024, height: 800 } });
    await page.goto(site.url);
    expect(await page.getByRole('navigation', { name: 'On this page' }).count()).toBe(0);
    await close();
  });
});

test('the footer leads from every page to contact, interests, resume and elsewhere', async () => {
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
  // The footer is the frame's: whether it scrolls or loads, it does so from every page alike.
  for (const path of ['/', '/about']) {
    await page.goto(site.url + path);
    const links = footer(page).getByRole('navigation', { name: 'Footer' });
    await links.getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${site.url}/`);
    await expect.poll(() => topOf(page, 'about')).toBe(70);
    await page.goto(site.url + path);
    await links.getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact');
    await expect.poll(() => topOf(page, 'contact')).toBeLessThan(450);
  }
  await close();
});

test('the addresses of sections open at them', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto(`${site.url}/#about`);
  await expect.poll(() => topOf(page, 'about')).toBe(70);
  await page.goto('about:blank');
  await page.goto(`${site.url}/#contact`);
  await expect.poll(() => topOf(page, 'contact')).toBeLessThan(450);
  expect(problems).toEqual([]);
  await close();
});

describe('the theme', () => {
  test('is the system’s until one is chosen, which is kept, without a flash, in every tab', async () => {
    const { page, problems, close } = await visit(browser, { colorScheme: 'dark' });
    const ground = (of: Page) =>
      of.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const button = (of: Page) => of.getByRole('banner').getByRole('button', { name: /theme/ });
    const DARK = 'rgb(13, 17, 18)';
    const LIGHT = 'rgb(242, 244, 244)';
    await page.goto(`${site.url}/login`);
    expect(await ground(page)).toBe(DARK);
    const other = await page.context().newPage();
    // The colour at the moment when the body begins.
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
    expect(await ground(page)).toBe(LIGHT);
    expect(await button(page).getAttribute('aria-label')).toBe('Use dark theme');
    await expect.poll(() => ground(other)).toBe(LIGHT);
    await other.reload();
    expect(await firstTheme()).toBe('light');
    expect(await ground(other)).toBe(LIGHT);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('other ways', () => {
  test('an unknown address says so, links to the owner’s code and leads home', async () => {
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

  test('logging out by address removes both tokens and loads the home page anew', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    await page.evaluate(() => {
      localStorage.setItem('token', 'any');
      localStorage.setItem('refreshToken', 'any');
    });
    await page.goto(`${site.url}/logout`);
    await page.waitForURL(`${site.url}/`);
    const kept = await page.evaluate(() => [localStorage.token, localStorage.refreshToken]);
    expect(kept).toEqual([undefined, undefined]);
    await close();
  });

  test('a page whose code is gone after an update is loaded from the server', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/login`, { waitUntil: 'networkidle' });
    await page.route('**/assets/about-screen-*.js', route => route.abort(), { times: 1 });
    await mainMenu(page).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${site.url}/about`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await close();
  });
});
