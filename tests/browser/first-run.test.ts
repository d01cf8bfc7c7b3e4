import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SAMPLE_PROJECTS } from '#server/composition/sample/data/sample-projects';
import { SAMPLE_SITE } from '#server/composition/sample/data/sample-site';
import { SAMPLE_TIMELINE } from '#server/composition/sample/data/sample-timeline';
import { createFirstSignIn } from '#server/features/auth/first-sign-in';
import { LINK_FRAGMENT } from '#shared/credentials';
import { DEFAULT_TOPICS } from '#shared/new-site-settings';
import { OWNER } from '../support/app/owner';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';
import { LOOKS, type PixelRules, sweep } from '../support/browser/sweep';
import { picture } from '../support/content/media-factory';
import { openTestDatabase } from '../support/database/open-test-database';
import { findFreePort } from '../support/free-port';
import type { Site } from '../support/programs/start-site';

const port = await findFreePort();
const test = base
  .extend('environment', { scope: 'file' }, { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` })
  .extend('isNewSite', { scope: 'file' }, true);

/** Words that would identify the sample's owner. */
const SAMPLE_WORDS = [
  'Joss',
  'Tremlett',
  'Bristol',
  '1997',
  'sample-',
  'example.com/code',
  'example.org',
  SAMPLE_SITE.role,
  SAMPLE_SITE.headline,
  SAMPLE_SITE.education,
  SAMPLE_SITE.employment,
  ...SAMPLE_PROJECTS.map(({ title }) => title),
  ...SAMPLE_TIMELINE.map(({ title }) => title).filter(title => !['Profile', 'Current'].includes(title)),
];

function findSampleWords(text: string): string[] {
  return SAMPLE_WORDS.filter(word => text.toLowerCase().includes(word.toLowerCase()));
}

/** Returns the pages and answers that visitors, feed readers and machines receive. */
async function readPublishedTexts(site: Site): Promise<[path: string, text: string][]> {
  const pages = [
    '/',
    '/about',
    '/projects',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ];
  const answers = ['/api/site', '/api/projects', '/api/skills', '/api/timeline'];
  return Promise.all(
    [...pages, ...answers].map(async path => {
      const answer = await fetch(site.url + path);
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      return [path, await answer.text()];
    }),
  );
}

/** Creates the link that a start prints on a terminal. */
async function createLink(site: Site): Promise<string> {
  const db = await openTestDatabase(site);
  const token = await createFirstSignIn(db).createToken();
  await db.close();
  return `/login${LINK_FRAGMENT}${token}`;
}

async function sharePicture(site: Site): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${site.url}/og/site.jpg`)).arrayBuffer());
}

test('a new owner sets up the site in at most 12 actions, and nothing of the sample’s owner remains', async ({
  page,
  site,
  visitor,
}) => {
  const before = await sharePicture(site);
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  const press = (name: string) => act(page.getByRole('button', { name, exact: true }).click());
  const fill = (label: string, text: string, place = page.getByLabel(label, { exact: true })) =>
    act(place.fill(text));
  const heading = async (name: string) => {
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect({ name, found: await listAxeFindings(page) }).toEqual({ name, found: [] });
  };
  const notice = page.getByText('This is your new site. The console shows how to sign in.');
  await page.goto(site.url);
  await notice.waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.goto(`${site.url}/about`);
  // The bar of years cuts no panel below the notice.
  const bar = page.getByRole('list', { name: 'Timeline positions' }).locator('xpath=..');
  const panels = page.locator('[data-place="current"] [data-sections]');
  const [top, panelsBox] = [(await bar.boundingBox())?.y ?? 0, await panels.boundingBox()];
  expect((panelsBox?.y ?? 0) + (panelsBox?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  await page.goto(site.url + (await createLink(site)));
  await heading('Where to start');
  await page
    .getByText(/Removes the sample now: 8 projects, 20 skills/)
    .first()
    .waitFor();
  await checkChoices(page);
  await checkPreview(page);
  await press('Start empty');

  await heading('Who you are');
  const name = page.getByLabel('Name', { exact: true });
  expect([await name.inputValue(), await name.getAttribute('placeholder')]).toEqual(['', 'Your name']);
  await fill('Name', 'Ada Example');
  await fill('Headline', 'I keep things running.');
  const buffer = await picture(400, 300).png().toBuffer();
  await act(
    page.locator('input[type=file]').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer }),
  );
  await press('Apply');
  // The image is cropped to a centered square.
  const portrait = page.getByRole('main').locator('img[src^="/uploads/"]');
  await expect.poll(() => portrait.getAttribute('src')).toMatch(/-300x300\.\w+$/);
  await page.getByRole('status').getByText('Image uploaded. Continue to keep it.').waitFor();
  await fill('GitHub', 'git.example.net/ada');
  await press('Continue');

  await heading('How you sign in');
  expect(await page.getByText('Settings saved successfully!').count()).toBe(0);
  await fill('Email', 'ada@example.net');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter your current password').waitFor();
  await expect
    .poll(() => page.getByLabel('Current password').evaluate(field => field.matches(':focus')))
    .toBe(true);
  await fill('Current password', OWNER.password);
  await fill('New password', 'seven quiet otters');
  await press('Continue');

  await heading('Choose a look');
  // Each style shows the owner's own headline.
  await expect.poll(() => page.getByText('I keep things running.').count()).toBeGreaterThanOrEqual(3);
  await press('Continue');
  await heading('Your site is ready');
  expect(actions).toBeLessThanOrEqual(12);

  const found = (await readPublishedTexts(site)).flatMap(([path, text]) =>
    findSampleWords(text).map(word => [path, word]),
  );
  expect(found).toEqual([]);
  const stored = await (await fetch(`${site.url}/api/site`)).json();
  expect(stored).toMatchObject({
    ownerName: 'Ada Example',
    role: 'Developer',
    birthDate: null,
    education: '',
    experienceStart: null,
    links: [{ label: 'GitHub', url: 'https://git.example.net/ada' }],
  });
  expect((await sharePicture(site)).equals(before)).toBe(false);
  await page.frameLocator('iframe[title="Home page preview"]').getByText('I keep things running.').waitFor();
  await page.getByText(new URL(site.url).origin, { exact: true }).waitFor();
  await press('Copy address');
  await page.getByRole('main').getByRole('link', { name: 'View site' }).waitFor();
  await press('Add a project');
  await page.waitForURL(/\/admin\/projects\/[\w-]+$/);
  await checkVisitorPages(await visitor('/'));
});

/** The text about what a choice removes is right below its other text, although the cards are equally high. */
async function checkChoices(page: Page): Promise<void> {
  const gaps = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .evaluateAll(choices =>
      choices.map(choice => {
        const [text, removal] = [...choice.querySelectorAll('p')].map(each => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect();
        });
        return (removal?.top ?? Number.NaN) - (text?.bottom ?? Number.NaN);
      }),
    );
  expect(gaps).toHaveLength(3);
  expect(Math.max(...gaps)).toBeLessThan(20);
}

/** The preview follows the order of the sections before it is stored. */
async function checkPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^\d ?Look$/ }).click();
  const preview = page.frameLocator('iframe[title="Home page preview"]');
  const findFirst = () => preview.locator('#welcome ~ section[id]').first().getAttribute('id');
  await page.getByRole('radio', { name: /^Projects first/ }).check();
  await expect.poll(findFirst).toBe('portfolio');
  // The sample's texts, which the form of the next step leaves empty, are still there.
  await preview.getByRole('heading', { level: 1, name: 'I build things that report back.' }).waitFor();
  await page.getByRole('radio', { name: /^Skills first/ }).check();
  await expect.poll(findFirst).toBe('about');
  await page.getByRole('button', { name: /^\d ?Start$/ }).click();
}

async function checkVisitorPages(page: Page): Promise<void> {
  expect(await page.locator('#welcome figure li').count()).toBe(5);
  expect(await page.locator('#welcome figure').isVisible()).toBe(true);
  // The default interests stay until the owner changes them.
  expect(await page.locator('#about h3').allInnerTexts()).toEqual(DEFAULT_TOPICS.map(({ name }) => name));
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual(['Interests', 'Get in touch']);
  await sweep(page, NOTHING_CUT, [...LOOKS, { width: 360, theme: 'light' }]);
}

const NOTHING_CUT: PixelRules = {
  'the drawing is visible, and no name in it or of an interest is cut': {
    check: () => {
      const isShown = document.querySelector('#welcome figure')?.checkVisibility() ?? false;
      const names = document.querySelectorAll(
        '#welcome figure li > * > :last-child, #about h3 > :last-child',
      );
      const cut = [...names].filter(name => {
        const { right } = name.getBoundingClientRect();
        const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth;
        return isCut || right > document.documentElement.clientWidth;
      });
      return [...cut.map(name => `${name.textContent}`), ...(isShown ? [] : ['figure'])];
    },
  },
};
