import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_PROJECTS } from '#server/composition/sample/data/sample-projects';
import { SAMPLE_SITE } from '#server/composition/sample/data/sample-site';
import { SAMPLE_TIMELINE } from '#server/composition/sample/data/sample-timeline';
import { siteCard } from '#server/features/pictures/card';
import { resumeContent } from '#server/features/resume/resume-content';
import type { SiteSettings } from '#shared/contract/site';
import { listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { findFreePort } from '../support/free-port';
import { picture } from '../support/media-factory';
import { signIn, visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  const port = await findFreePort();
  site = await startSite({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Words that would identify the sample's owner. */
const SAMPLE_WORDS = [
  ...['Joss', 'Tremlett', 'Bristol', '1997', 'sample-', 'example.com/code', 'example.org'],
  ...[SAMPLE_SITE.role, SAMPLE_SITE.headline, SAMPLE_SITE.education, SAMPLE_SITE.employment],
  ...SAMPLE_PROJECTS.map(({ title }) => title),
  ...SAMPLE_TIMELINE.map(({ title }) => title).filter(title => !['Profile', 'Current'].includes(title)),
];

function findSampleWords(text: string): string[] {
  return SAMPLE_WORDS.filter(word => text.toLowerCase().includes(word.toLowerCase()));
}

/** Returns everything that visitors, feed readers and machines receive. */
async function readPublishedTexts(): Promise<Record<string, string>> {
  const pages = [
    '/',
    '/about',
    '/projects',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ];
  const answers = ['/api/site', '/api/projects', '/api/skills', '/api/timeline', '/WebResume.pdf'];
  const texts: Record<string, string> = {};
  for (const path of [...pages, ...answers]) {
    const answer = await fetch(site.url + path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    // Headers may name the file or its author.
    texts[path] = `${JSON.stringify([...answer.headers])}\n${withoutOffsets(await answer.text())}`;
  }
  return { ...texts, ...(await readDrawnTexts()) };
}

/** Removes the parts of a PDF that may contain any digits: compressed streams, their lengths and byte offsets. */
function withoutOffsets(text: string): string {
  if (!text.startsWith('%PDF-')) return text;
  return text.replace(/stream\r?\n[\s\S]*?endstream|\/Length \d+|xref[\s\S]*?(trailer|%%EOF)/g, '');
}

/** Returns the text of the resume and of the share image, which are sent as shapes. */
async function readDrawnTexts(): Promise<Record<string, string>> {
  const get = async (path: string) => (await fetch(`${site.url}/api${path}`)).json();
  const own: SiteSettings = await get('/site');
  const content = {
    ...{ skills: await get('/skills'), projects: await get('/projects'), timeline: await get('/timeline') },
    publicUrl: site.url,
  };
  return {
    resume: JSON.stringify(resumeContent({ site: own, ...content })),
    picture: JSON.stringify(siteCard(own)),
  };
}

async function sharePicture(): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${site.url}/og/site.png`)).arrayBuffer());
}

test('a new owner sets up the site in at most 25 steps, and nothing of the sample’s owner remains', async () => {
  const before = await sharePicture();
  const { page, problems, close } = await visit(browser);
  let steps = 0;
  const step = async (work: Promise<unknown>) => {
    steps += 1;
    await work;
  };
  const press = (name: string) => step(page.getByRole('button', { name, exact: true }).click());
  const fill = (label: string, text: string, place = page.getByLabel(label, { exact: true })) =>
    step(place.fill(text));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await signIn(page, site.url);
  steps = 3;
  await page.getByText('8 of 8 items still contain sample content').waitFor();
  await step(page.getByRole('link', { name: 'Set up your site' }).click());

  await heading('Who you are');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  await fill('Name', 'Ada Example');
  await fill('Role', 'Platform engineer');
  await fill('Headline', 'I keep things running.');
  await fill('Introduction', 'I look after the machines that look after other machines.');
  const buffer = await picture(400, 300).png().toBuffer();
  await step(
    page.locator('input[type=file]').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer }),
  );
  await press('Apply');
  // The image is cropped to a centered square.
  await expect.poll(() => page.getByLabel('Image URL').inputValue()).toMatch(/-300x300\.\w+$/);
  await press('Continue');

  await heading('Where to find you');
  const address = page.getByLabel('Address', { exact: true });
  await fill('Address', 'git.example.net/ada', address.first());
  await fill('Address', 'ada@example.net', address.last());
  await press('Continue');

  await heading('What you do');
  await step(page.getByRole('checkbox', { name: '3D Printing' }).click());
  await step(page.getByRole('checkbox', { name: 'Machine Learning' }).click());
  await page.getByText('3 of 8 chosen').waitFor();
  await fill('Experience since', '2012-09-01');
  await press('Continue');

  await heading('Choose a style');
  await step(page.getByRole('radio', { name: /^Editorial/ }).check());
  await press('Continue');

  await heading('Where to start');
  await step(page.getByRole('radio', { name: 'Empty' }).check());
  await press('Finish setup');
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.getByText('items left to do').waitFor();
  expect(steps).toBeLessThanOrEqual(25);

  const found = Object.entries(await readPublishedTexts()).flatMap(([path, text]) =>
    findSampleWords(text).map(word => [path, word]),
  );
  expect(found).toEqual([]);
  const stored = await (await fetch(`${site.url}/api/site`)).json();
  expect(stored).toMatchObject({
    ownerName: 'Ada Example',
    experienceStart: '2012-09-01',
    style: 'editorial',
    birthDate: null,
    education: '',
    links: [
      { label: 'GitHub', url: 'https://git.example.net/ada' },
      { label: 'Email', url: 'mailto:ada@example.net' },
    ],
  });
  expect((await sharePicture()).equals(before)).toBe(false);
  await checkVisitorPages();
  expect(problems).toEqual([]);
  await close();
});

async function checkVisitorPages(): Promise<void> {
  const { page, problems, close } = await visit(browser);
  await page.goto(site.url);
  expect(await page.locator('html').getAttribute('data-style')).toBe('editorial');
  expect(await page.locator('#welcome figure li').count()).toBe(3);
  // On phones the list of interests replaces the drawing.
  expect(await page.locator('#welcome figure').isVisible()).toBe(true);
  const interests = ['Web Development', 'Internet of Things (IoT)', 'Engineering'];
  expect(await page.locator('#about h3').allInnerTexts()).toEqual(interests);
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual(['Interests', 'Get in touch']);
  for (const width of [1440, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.locator('#welcome figure').isVisible()).toBe(width > 767);
    expect(await cutLabels(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
  await close();
}

/** Returns the names in the drawing that are cut off or outside the window. */
function cutLabels(page: Page): Promise<string[]> {
  return page.locator('#welcome figure li a > :last-child, #about h3 > :last-child').evaluateAll(names =>
    names
      .filter(name => {
        const { right } = name.getBoundingClientRect();
        const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth;
        return isCut || right > document.documentElement.clientWidth;
      })
      .map(name => name.textContent ?? ''),
  );
}

test('axe reports no violations in the steps of the setup', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/setup');
  for (const label of ['You', 'Links', 'Interests', 'Style', 'Start']) {
    await page.getByRole('button', { name: new RegExp(`^\\d ?${label}$`) }).click();
    await page.getByRole('button', { name: /^Continue|Finish setup$/ }).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
  await close();
});

test('the setup resumes at the step where it was left and can be skipped, and the checklist can be hidden and shown', async () => {
  const other = await startSite();
  const { page, problems, close } = await visitAsOwner(browser, other.url, '/admin/setup');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await page.getByRole('heading', { name: 'Where to find you' }).waitFor();
  await page.getByLabel('Location (optional)').fill('Bremen');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'What you do' }).waitFor();
  await page.goto(`${other.url}/admin/dashboard`);
  await page.getByRole('link', { name: 'Continue setup' }).click();
  await page.getByRole('heading', { name: 'What you do' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.getByLabel('Location (optional)').inputValue()).toBe('Bremen');
  await page.getByRole('button', { name: 'Skip setup' }).click();

  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.getByText('8 of 8 items still contain sample content').waitFor();
  expect(await page.getByRole('link', { name: /Setup|Set Up/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Hide checklist' }).click();
  await page.getByRole('button', { name: 'Show checklist' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Show checklist' }).click();
  await page.getByRole('link', { name: 'Education, Employment, Birth date' }).click();
  // The link leads to the first field that still has sample content.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('education');
  expect(problems).toEqual([]);
  await close();
  await other.stop();
});
