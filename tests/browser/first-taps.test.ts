import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from '../support/browser/browser-test';
import { PHONE } from '../support/browser/sweep';
import { WITH_MOTION } from '../support/browser/visit';

/** Factor by which the visitor's phone is slower than this machine. */
const SLOWDOWN = 3;

type PageName = 'home' | 'about' | 'projects' | 'tabs' | 'story';
/** The tapped element, which is the first match of a selector, and what waits for the effect of the tap. */
type Tap = [label: string, control: string, effect: (page: Page) => Promise<unknown>];

/** Moments of a tap: as soon as the page is painted, and as soon as React listens. */
type Moment = 'painted' | 'listening';

const appears = (selector: string) => (page: Page) =>
  page.locator(selector).first().waitFor({ state: 'attached' });
const opens = (address: RegExp) => (page: Page) => page.waitForURL(address);
const shows = (text: RegExp) => (page: Page) => page.getByText(text).first().waitFor({ state: 'attached' });

const TAB = '#skills [role="tab"]:nth-child(2)';
const DOT = '[aria-label="Sections"] li:nth-child(2) button';
const PICTURE = /\.(webp|avif|svg|png|jpg)$/;

const CATEGORY_TAP: Tap = [
  'a category header',
  // Before hydration, it is a link to the archive of its category.
  'main section:nth-of-type(2) [aria-expanded="false"]',
  shows(/^Lever Frame$/),
];
const DEMO_TAPS: Tap[] = [
  [
    'the open button of a demo',
    '#playground button[aria-label^="Open "]',
    appears('#playground article:nth-of-type(2) button[aria-label^="Close "]'),
  ],
  ['the expand button of a demo', '#playground button[aria-label^="Expand "]', appears('dialog[open]')],
];

/**
 * Taps on several buttons of a page at once, or on one link, because that leaves the page. Each kind of control is
 * tapped as soon as the page is painted, and some as soon as React listens.
 */
const VISITS: [moment: Moment, page: PageName, ...taps: Tap[]][] = [
  ...(['painted', 'listening'] as const).flatMap((moment): [Moment, PageName, ...Tap[]][] => [
    [
      moment,
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
    [moment, 'projects', CATEGORY_TAP],
    [moment, 'projects', ...DEMO_TAPS],
    [moment, 'about', ['a menu link', 'nav[aria-label="Main"] a[href="/projects"]', opens(/\/projects$/)]],
    [
      moment,
      'story',
      [
        'a project picture',
        'a[aria-haspopup="dialog"]',
        // Before its script has loaded, the link itself leads to the picture.
        page => Promise.any([page.waitForURL(PICTURE), appears('dialog[open]')(page)]),
      ],
    ],
  ]),
  [
    'painted',
    'about',
    ['a section dot of the profile', DOT, appears(`${DOT}[aria-current="true"]`)],
    ['the next button of the timeline', 'button[aria-label^="Next"]', shows(/^2 of \d+/)],
  ],
  ['painted', 'home', ['a project card', '#portfolio article a', opens(/\/projects\/[^/]+$/)]],
  [
    'painted',
    'tabs',
    [
      'a project tab',
      '[role="tab"]:nth-child(4)',
      appears('[role="tab"]:nth-child(4)[aria-selected="true"]'),
    ],
  ],
  ['listening', 'tabs', ['the back link of a project', 'main a[href="/projects"]', opens(/\/projects$/)]],
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

const CASES = VISITS.map(([moment, name, ...taps]) => ({
  moment,
  name,
  taps,
  labels: taps.map(([label]) => label).join(', '),
}));

test.for(CASES)(
  'on a slow phone, when the page is $moment, taps on $labels take effect',
  async ({ moment, name, taps }, { call, openOnSlowPhone, problems }) => {
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
