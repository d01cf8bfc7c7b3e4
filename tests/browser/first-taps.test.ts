import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { type Site, startSite } from '../support/start-site';
import { visit, WITH_MOTION } from '../support/visit';

/** Factor by which the visitor's phone is slower than this machine. */
const SLOWDOWN = 3;
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let site: Site;
let projectPath: string;
let storyPath: string;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
  const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
  const pathOf = (title: string) => `/projects/${projects.find(project => project.title === title)?._id}`;
  projectPath = pathOf('Plotline');
  storyPath = pathOf('Hivescale');
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

type Tap = {
  label: string;
  path: () => string;
  /** Selector of the tapped element, which is the first match. */
  control: string;
  /** Waits for the effect of the tap. */
  effect: (page: Page) => Promise<unknown>;
};

const waitForSelector = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
const projectsPath = () => '/projects';

const taps: Tap[] = [
  {
    label: 'the theme switch',
    path: () => '/',
    control: 'button[aria-label*="theme"]',
    effect: waitForSelector('html[data-theme="dark"]'),
  },
  {
    label: 'the menu',
    path: () => '/',
    control: 'button[aria-label="Menu"]',
    effect: waitForSelector('header [data-open="true"] nav[aria-label="Main"]'),
  },
  {
    label: 'a skill tab',
    path: () => '/',
    control: '#skills [role="tab"]:nth-child(2)',
    effect: waitForSelector('#skills [role="tab"]:nth-child(2)[aria-selected="true"]'),
  },
  {
    label: 'the pause button of the skill strip',
    path: () => '/',
    control: 'button[aria-label="Pause the skill list"]',
    effect: waitForSelector('button[aria-label="Play the skill list"]'),
  },
  {
    label: 'a project card',
    path: () => '/',
    control: '#portfolio article a',
    effect: page => page.waitForURL(/\/projects\/[^/]+$/),
  },
  {
    label: 'a menu link',
    path: () => '/about',
    control: 'nav[aria-label="Main"] a[href="/projects"]',
    effect: page => page.waitForURL(/\/projects$/),
  },
  {
    label: 'a category header',
    path: projectsPath,
    control: 'main section:nth-of-type(2) [aria-expanded="false"]',
    // Before hydration, the header is a link to the archive of its category.
    effect: page => page.getByRole('link', { name: 'Lever Frame' }).waitFor(),
  },
  {
    label: 'the open button of a demo',
    path: projectsPath,
    control: '#playground button[aria-label^="Open "]',
    effect: waitForSelector('#playground article:nth-of-type(2) button[aria-label^="Close "]'),
  },
  {
    label: 'the expand button of a demo',
    path: projectsPath,
    control: '#playground button[aria-label^="Expand "]',
    effect: waitForSelector('dialog[open]'),
  },
  {
    label: 'a project tab',
    path: () => projectPath,
    control: '[role="tab"]:nth-child(4)',
    effect: waitForSelector('[role="tab"]:nth-child(4)[aria-selected="true"]'),
  },
  {
    label: 'the back link of a project',
    path: () => projectPath,
    control: 'main a[href="/projects"]',
    effect: page => page.waitForURL(/\/projects$/),
  },
  {
    label: 'a project picture',
    path: () => storyPath,
    control: 'a[aria-haspopup="dialog"]',
    // Before its script has loaded, the link itself leads to the picture.
    effect: page =>
      Promise.any([page.waitForURL(/\.(webp|avif|svg|png|jpg)$/), waitForSelector('dialog[open]')(page)]),
  },
  {
    label: 'the next button of the timeline',
    path: () => '/about',
    control: 'button[aria-label^="Next"]',
    effect: page =>
      page
        .getByText(/^2 of \d+/)
        .first()
        .waitFor(),
  },
  {
    label: 'a section dot of the profile',
    path: () => '/about',
    control: '[aria-label="Sections"] li:nth-child(2) button',
    effect: waitForSelector('[aria-label="Sections"] li:nth-child(2) button[aria-current="true"]'),
  },
];

/** Moments of a tap: as soon as the page is painted, and as soon as React listens. */
const moments = ['painted', 'listening'] as const;

describe.each(moments)('on a slow phone, when the page is %s,', moment => {
  test.each(taps)('a tap on $label takes effect', async ({ path, control, effect }) => {
    const { page, problems, close } = await visit(browser, {
      viewport: PHONE,
      colorScheme: 'light',
      ...WITH_MOTION,
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(tapAt, { moment, control });
    // `goto` would wait until the page is hydrated.
    await page.evaluate(url => window.location.assign(url), `${site.url}${path()}`).catch(() => {});
    await effect(page);
    // A picture opened as a document refuses the script of this test.
    expect(problems.filter(problem => !problem.includes('sandboxed'))).toEqual([]);
    await close();
  });
});

test('a message that is sent before the form is hydrated arrives', async () => {
  const { page, problems, close } = await visit(browser, { viewport: PHONE, ...WITH_MOTION });
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

/** Runs in the page before its scripts, and taps the control once. */
function tapAt({ moment, control }: { moment: (typeof moments)[number]; control: string }): void {
  if (window.name === 'tapped') return;
  const isDue = () =>
    moment === 'painted'
      ? performance.getEntriesByType('paint').length > 0
      : 'earlyTaps' in window && window.earlyTaps === undefined;
  const poll = setInterval(() => {
    // On a slow connection the end of the page may arrive after the first paint.
    const tapped = isDue() ? document.querySelector<HTMLElement>(control) : null;
    if (!tapped) return;
    clearInterval(poll);
    // Taps once per tab, because this script also runs in the next page.
    window.name = 'tapped';
    tapped.click();
  });
}
