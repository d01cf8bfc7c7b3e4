import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as base } from '../support/browser-test';
import { PHONE } from '../support/sweep';
import { WITH_MOTION } from '../support/visit';

/** Factor by which the visitor's phone is slower than this machine. */
const SLOWDOWN = 3;

type PageName = 'home' | 'about' | 'projects' | 'tabs' | 'story';
/** The tapped element, which is the first match of a selector, and what waits for the effect of the tap. */
type Tap = [label: string, control: string, effect: (page: Page) => Promise<unknown>];

/** Moments of a tap: as soon as the page is painted, and as soon as React listens. */
type Moment = 'painted' | 'listening';

const appears = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
const opens = (address: RegExp) => (page: Page) => page.waitForURL(address);
const shows = (text: RegExp) => (page: Page) => page.getByText(text).first().waitFor();

const TAB = '#skills [role="tab"]:nth-child(2)';
const DOT = '[aria-label="Sections"] li:nth-child(2) button';
const PICTURE = /\.(webp|avif|svg|png|jpg)$/;

/** Taps on several buttons of a page at once, or on one link, because that leaves the page. */
const VISITS: [page: PageName, ...taps: Tap[]][] = [
  [
    'home',
    ['the theme switch', 'button[aria-label*="theme"]', appears('html[data-theme="dark"]')],
    ['a skill tab', TAB, appears(`${TAB}[aria-selected="true"]`)],
    [
      'the pause button of the skill strip',
      'button[aria-label="Pause the skill list"]',
      appears('button[aria-label="Play the skill list"]'),
    ],
    ['the menu', 'button[aria-label="Menu"]', appears('header [data-open="true"] nav[aria-label="Main"]')],
  ],
  ['home', ['a project card', '#portfolio article a', opens(/\/projects\/[^/]+$/)]],
  ['about', ['a menu link', 'nav[aria-label="Main"] a[href="/projects"]', opens(/\/projects$/)]],
  ['about', ['a section dot of the profile', DOT, appears(`${DOT}[aria-current="true"]`)]],
  ['about', ['the next button of the timeline', 'button[aria-label^="Next"]', shows(/^2 of \d+/)]],
  [
    'projects',
    // Before hydration, the header is a link to the archive of its category.
    ['a category header', 'main section:nth-of-type(2) [aria-expanded="false"]', shows(/^Lever Frame$/)],
  ],
  [
    'projects',
    [
      'the open button of a demo',
      '#playground button[aria-label^="Open "]',
      appears('#playground article:nth-of-type(2) button[aria-label^="Close "]'),
    ],
    ['the expand button of a demo', '#playground button[aria-label^="Expand "]', appears('dialog[open]')],
  ],
  [
    'tabs',
    [
      'a project tab',
      '[role="tab"]:nth-child(4)',
      appears('[role="tab"]:nth-child(4)[aria-selected="true"]'),
    ],
  ],
  ['tabs', ['the back link of a project', 'main a[href="/projects"]', opens(/\/projects$/)]],
  [
    'story',
    [
      'a project picture',
      'a[aria-haspopup="dialog"]',
      // Before its script has loaded, the link itself leads to the picture.
      page => Promise.any([page.waitForURL(PICTURE), appears('dialog[open]')(page)]),
    ],
  ],
];

const test = base.extend('openOnSlowPhone', ({ visitor, site }) => {
  /** Opens a page on a slow phone after `prepare`, and does not wait until the page is hydrated. */
  return async (path: string, prepare: (page: Page) => Promise<unknown>) => {
    const page = await visitor(undefined, { viewport: PHONE, colorScheme: 'light', ...WITH_MOTION });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await prepare(page);
    await page.evaluate(url => window.location.assign(url), site.url + path).catch(() => {});
    return page;
  };
});

const CASES = VISITS.map(([name, ...taps]) => ({
  name,
  taps,
  labels: taps.map(([label]) => label).join(', '),
}));

describe.each(['painted', 'listening'] as const)('on a slow phone, when the page is %s,', moment => {
  test.for(CASES)(
    'taps on $labels take effect',
    async ({ name, taps }, { call, openOnSlowPhone, problems }) => {
      // A picture opened as a document refuses the script of this test.
      problems.expect(/sandboxed/);
      // Only the first category is open. The sample opens all.
      await call('PUT', '/site', { archiveOpen: 'first' });
      const projects: { _id: string; title: string }[] = await call('GET', '/projects');
      const pathOf = (title: string) => `/projects/${projects.find(project => project.title === title)?._id}`;
      const paths = {
        home: '/',
        about: '/about',
        projects: '/projects',
        tabs: pathOf('Plotline'),
        story: pathOf('Hivescale'),
      };
      const controls = taps.map(([, control]) => control);
      const page = await openOnSlowPhone(paths[name], opened =>
        opened.addInitScript(tapAt, { moment, controls }),
      );
      for (const [, , effect] of taps) await effect(page);
    },
  );
});

test('a message that is sent before the form is hydrated arrives', async ({ openOnSlowPhone, call }) => {
  const fields = { name: 'Ada', email: 'ada@example.com', message: 'An early one' };
  const page = await openOnSlowPhone('/', opened => opened.addInitScript(sendAtOnce, fields));
  await page.getByText('Message sent successfully!').waitFor();
  expect(await call('GET', '/contacts')).toMatchObject([fields]);
});

/** Runs in the page before its scripts. */
function sendAtOnce(fields: Record<string, string>): void {
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>('#contact form');
    if (!form || new URL(location.href).searchParams.has('sent')) return;
    for (const [name, value] of Object.entries(fields)) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
        control.value = value;
    }
    form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  });
}

/** Runs in the page before its scripts, and taps the controls once. */
function tapAt({ moment, controls }: { moment: Moment; controls: string[] }): void {
  if (window.name === 'tapped') return;
  const isDue = () =>
    moment === 'painted'
      ? performance.getEntriesByType('paint').length > 0
      : 'earlyTaps' in window && window.earlyTaps === undefined;
  const poll = setInterval(() => {
    if (!isDue()) return;
    // On a slow connection the end of the page may arrive after the first paint.
    const found = controls.map(control => document.querySelector<HTMLElement>(control));
    if (found.includes(null)) return;
    clearInterval(poll);
    // Taps once per tab, because this script also runs in the next page.
    window.name = 'tapped';
    for (const control of found) control?.click();
  });
}
