import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { saveSettings } from '../support/save-settings';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

/** How many times slower than this machine the visitor's phone is. */
const SLOWDOWN = 6;
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let site: Site;
let projectPath: string;

beforeAll(async () => {
  site = await startSite();
  // A category to open, and tabs: the sample has all open, and stories.
  await saveSettings(site.url, { archiveOpen: 'first', projectPage: 'tabs' });
  browser = await launchChromium();
  const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
  projectPath = `/projects/${projects.find(({ title }) => title === 'Hivescale')?._id}`;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

type Tap = {
  what: string;
  path: () => string;
  /** What is tapped: the first element that this selects. */
  control: string;
  /** Waits for what the tap does. */
  effect: (page: Page) => Promise<unknown>;
};

const isThere = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
const projectsPath = () => '/projects';

const taps: Tap[] = [
  {
    what: 'the theme',
    path: () => '/',
    control: 'button[aria-label*="theme"]',
    effect: isThere('html[data-theme="dark"]'),
  },
  {
    what: 'the menu',
    path: () => '/',
    control: 'button[aria-label="Menu"]',
    effect: isThere('nav[aria-label="Main"][data-open="true"]'),
  },
  {
    what: 'a tab of the skills',
    path: () => '/',
    control: '#skills [role="tab"]:nth-child(2)',
    effect: isThere('#skills [role="tab"]:nth-child(2)[aria-selected="true"]'),
  },
  {
    what: 'the pause of the strip',
    path: () => '/',
    control: 'button[aria-label="Pause the skill list"]',
    effect: isThere('button[aria-label="Play the skill list"]'),
  },
  {
    what: 'the card of a project',
    path: () => '/',
    control: '#portfolio article a',
    effect: page => page.waitForURL(/\/projects\/[^/]+$/),
  },
  {
    what: 'a link of the menu',
    path: () => '/about',
    control: 'nav[aria-label="Main"] a[href="/projects"]',
    effect: page => page.waitForURL(/\/projects$/),
  },
  {
    what: 'a category',
    path: projectsPath,
    control: 'main section:nth-of-type(2) [aria-expanded="false"]',
    effect: isThere('main section:nth-of-type(2) [aria-expanded="true"]'),
  },
  {
    what: 'the opening of a demo',
    path: projectsPath,
    control: '#playground button[aria-label^="Open "]',
    effect: isThere('#playground article:nth-of-type(2) button[aria-label^="Close "]'),
  },
  {
    what: 'the expansion of a demo',
    path: projectsPath,
    control: '#playground button[aria-label^="Expand "]',
    effect: isThere('dialog[open]'),
  },
  {
    what: 'a tab of a project',
    path: () => projectPath,
    control: '[role="tab"]:nth-child(4)',
    effect: isThere('[role="tab"]:nth-child(4)[aria-selected="true"]'),
  },
  {
    what: 'the way back from a project',
    path: () => projectPath,
    control: 'main a[href="/projects"]',
    effect: page => page.waitForURL(/\/projects$/),
  },
  {
    what: 'a picture of a project',
    path: () => `${projectPath}?tab=media`,
    control: 'a[aria-haspopup="dialog"]',
    // Before its script is there, the link itself leads to the picture.
    effect: page =>
      Promise.any([page.waitForURL(/\.(webp|avif|svg|png|jpg)$/), isThere('dialog[open]')(page)]),
  },
  {
    what: 'the next element of the timeline',
    path: () => '/about',
    control: 'button[aria-label="Next"]',
    effect: page =>
      page
        .getByText(/^2 of \d+/)
        .first()
        .waitFor(),
  },
  {
    what: 'a section of the profile',
    path: () => '/about',
    control: '[aria-label="Sections"] li:nth-child(2) button',
    effect: isThere('[aria-label="Sections"] li:nth-child(2) button[aria-current="true"]'),
  },
];

/** When a control is tapped: as soon as the page is painted, and as soon as React hears of it. */
const moments = ['painted', 'listening'] as const;

describe.each(moments)('on a slow phone, when the page is %s,', moment => {
  test.each(taps)('a tap on $what has its effect', async ({ path, control, effect }) => {
    const { page, problems, close } = await visit(browser, { viewport: PHONE, colorScheme: 'light' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(tapAt, { moment, control });
    // Not `goto`, which waits for the page to come to life.
    await page.evaluate(url => window.location.assign(url), `${site.url}${path()}`).catch(() => {});
    await effect(page);
    // A picture that stands by itself refuses the script of this test.
    expect(problems.filter(problem => !problem.includes('sandboxed'))).toEqual([]);
    await close();
  });
});

test('a message that is sent before the form is alive arrives', async () => {
  const { page, problems, close } = await visit(browser, { viewport: PHONE });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const form = document.querySelector<HTMLFormElement>('#contact form');
      if (!form || new URL(location.href).searchParams.has('sent')) return;
      for (const [name, value] of [
        ['name', 'Ada'],
        ['email', 'ada@example.com'],
        ['message', 'An early one'],
      ] as const) {
        const control = form.elements.namedItem(name);
        if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
          control.value = value;
      }
      form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    });
  });
  await page.evaluate(url => window.location.assign(url), site.url).catch(() => {});
  await page.getByText('Message sent successfully!').waitFor();
  expect(problems).toEqual([]);
  await close();
});

/** Runs in the page before its scripts. */
function tapAt({ moment, control }: { moment: (typeof moments)[number]; control: string }): void {
  if (window.name === 'tapped') return;
  const isDue = () =>
    moment === 'painted'
      ? performance.getEntriesByType('paint').length > 0
      : 'earlyTaps' in window && window.earlyTaps === undefined;
  const poll = setInterval(() => {
    // On a slow line the end of the page may come after its first paint.
    const tapped = isDue() ? document.querySelector<HTMLElement>(control) : null;
    if (!tapped) return;
    clearInterval(poll);
    // Once in this tab: the page that it leads to has its own script.
    window.name = 'tapped';
    tapped.click();
  });
}
