import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Skill } from '#shared/contract/skill';
import { addProjects } from '../support/archive-content';
import { listAxeFindings } from '../support/axe-findings';
import { holdCalls, respondWith } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
import { someSkill } from '../support/some-content';
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

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Navigates to the home page from another, so that the browser fetches its data. */
async function goHome(page: Page): Promise<void> {
  await page.goto(`${site.url}/login`);
  await mainLink(page, 'Home').click();
  await page.waitForURL(`${site.url}/`);
}

/** Returns what overflows its box in the drawing's callouts, the interests and the footer. */
function findOverflow(page: Page): Promise<string[]> {
  return page
    .locator(['#welcome figure ol', '#about ol', 'footer'].flatMap(part => [part, `${part} *`]).join())
    .evaluateAll(nodes =>
      nodes
        .filter(node => node.clientWidth > 0 && node.scrollWidth > node.clientWidth)
        .map(node => `${node.tagName} ${node.textContent.slice(0, 20)}`),
    );
}

const FAULTS: [string, (route: Route) => Promise<void>][] = [
  ['is down', route => route.abort()],
  ['fails', route => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })],
  [
    'returns 503',
    route =>
      route.fulfill({
        status: 503,
        json: {
          error: { message: 'Not now', code: -32603, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } },
        },
      }),
  ],
  ['returns an HTML page', route => route.fulfill({ contentType: 'text/html', body: '<h1>Gateway</h1>' })],
  [
    'returns unexpected JSON',
    route => route.fulfill({ contentType: 'application/json', body: '[null, {}]' }),
  ],
];

describe('when the API', () => {
  test.each(FAULTS)('%s, every section of the home page reports its own failure', async (_name, fault) => {
    const { page, close } = await visit(browser);
    const logged: string[] = [];
    page.on('console', message => logged.push(message.text()));
    await page.route('**/trpc/**', fault);
    await goHome(page);
    await page
      .locator('#welcome')
      .getByRole('alert')
      .filter({ hasText: /^Error/ })
      .waitFor();
    await page.getByText('Error loading projects.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Interests' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Send message' }).isVisible()).toBe(true);
    expect(await page.getByRole('tablist', { name: 'Skill categories' }).count()).toBe(0);
    expect(await listAxeFindings(page)).toEqual([]);
    await mainLink(page, 'Projects').click();
    await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
    const isLogged = (text: string) => logged.some(line => line.startsWith(text));
    for (const text of [
      'Failed to load data. Please try again later.',
      "Couldn't load skills.",
      "Couldn't load projects.",
      "Couldn't load the category order.",
    ]) {
      await expect.poll(() => isLogged(text), { message: text }).toBe(true);
    }
    await close();
  });

  test('is slow, the sections show that they are loading, and then their data', async () => {
    const { page, problems, close } = await visit(browser);
    let respond = () => {};
    const mayRespond = new Promise<void>(resolve => {
      respond = resolve;
    });
    await page.route('**/trpc/**', async route => {
      if (route.request().method() === 'GET') await mayRespond;
      await route.continue();
    });
    await goHome(page);
    await page.locator('#welcome').getByText('Loading...').waitFor();
    await page.locator('#portfolio').getByText('Loading...').waitFor();
    respond();
    await page.getByRole('link', { name: 'Hivescale' }).waitFor();
    await page.getByText('Years of experience').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('drops one of several queries, that query is retried and the page is complete', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(`${site.url}/login`);
    await page.route('**/trpc/**projects.featured**', route => route.abort(), { times: 1 });
    await mainLink(page, 'Home').click();
    await page.getByRole('link', { name: 'Hivescale' }).waitFor();
    await page.getByText('Years of experience').waitFor();
    expect(
      await page
        .getByRole('alert')
        .filter({ hasText: /^Error/ })
        .count(),
    ).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('responds after the visitor has navigated on, the newer page stays', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(`${site.url}/login`);
    const calls = await holdCalls(page);
    await mainLink(page, 'Projects').click();
    await page.waitForURL(`${site.url}/projects`);
    await mainLink(page, 'About').click();
    await page.waitForURL(`${site.url}/about`);
    calls.release();
    await page.getByRole('button', { name: 'Next' }).waitFor();
    expect(page.url()).toBe(`${site.url}/about`);
    await mainLink(page, 'Projects').click();
    await page.getByRole('link', { name: 'Hivescale' }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('fails for a project, its page reports the failure and loads after a retry', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    await page.route('**/trpc/projects.page**', route => route.abort());
    const calls = await holdCalls(page);
    await page.getByRole('link', { name: 'Hivescale' }).click();
    await page.getByText('Loading project details...').waitFor();
    calls.release();
    await page.getByText('Failed to load project. Please try again later.').waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await page.unroute('**/trpc/projects.page**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hivescale' }).waitFor();
    await close();
  });
});

test('a visitor leaves a screen that crashes by navigating elsewhere', async () => {
  const { page, close } = await visit(browser);
  await respondWith(page, 'timeline.list', [{ type: 'event', _id: 7 }, null]);
  await page.goto(`${site.url}/login`);
  await mainLink(page, 'About').click();
  await page.waitForURL(`${site.url}/about`);
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  await mainLink(page, 'Projects').click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  await page.getByRole('link', { name: 'Hivescale' }).waitFor();
  await close();
});

test('skills without a name or category are dropped, and 300 skills fit into the window', async () => {
  const skill = (fields: Partial<Skill>, index: number): Skill => ({
    ...someSkill({
      name: `Skill ${index}`,
      category: `Category ${index % 12}`,
      icon: 'fa-no fa-such',
      ...fields,
    }),
    _id: String(index),
  });
  const odd: Partial<Skill>[] = [
    { name: '', category: 'Nameless' },
    { name: 'Homeless', category: '  ' },
    { name: 'Core alone', category: 'Core category', isCore: true },
    { name: 'W'.repeat(120), category: 'V'.repeat(120), color: 'no color' },
  ];
  const skills = [...odd, ...Array.from({ length: 296 }, () => ({}))].map(skill);
  for (const width of [360, 1440]) {
    const { page, problems, close } = await visit(browser, { viewport: { width, height: 900 } });
    await respondWith(page, 'skills.list', skills);
    await page.goto(`${site.url}/no-such-page`);
    await page.getByRole('link', { name: 'Go Home' }).click();
    const tabs = page.getByRole('tablist', { name: 'Skill categories' }).getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.count()).toBe(13);
    expect(await page.getByRole('tab', { name: /Nameless|Core category/ }).count()).toBe(0);
    expect(await page.getByText('Homeless').count()).toBe(0);
    expect(await page.getByRole('list', { name: 'Core skills' }).innerText()).toBe('Core alone');
    expect(await page.getByRole('region', { name: 'All skills' }).getByRole('listitem').count()).toBe(298);
    await page.keyboard.press('Tab');
    await tabs.last().click();
    await page.getByRole('tabpanel').getByText('Skill 15', { exact: true }).waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ width, isWider: overflow > 0 }).toEqual({ width, isWider: false });
    expect(problems).toEqual([]);
    await close();
  }
});

describe('on a separate site', () => {
  test('without content visitors see no empty section, and the owner sees what is missing', async () => {
    const empty = await startSite({ SAMPLE_CONTENT: 'off' });
    const { page, problems, close } = await visit(browser);
    await page.goto(empty.url);
    await page.getByText('Years of experience').waitFor();
    const headings = () => page.getByRole('heading', { level: 2 }).allInnerTexts();
    const marks = () =>
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link').allInnerTexts();
    expect(await headings()).toEqual(['Interests', 'Get in touch']);
    expect(await marks()).toEqual(['Welcome', 'Contact']);
    expect(await page.getByRole('link', { name: 'See projects' }).count()).toBe(0);
    const scales = page.locator('#welcome dl svg');
    expect(await scales.evaluateAll(found => found.map(scale => scale.textContent?.[0]))).toEqual([
      '0',
      '0',
      'M',
    ]);
    expect(await listAxeFindings(page)).toEqual([]);
    await page.goto(`${empty.url}/about`);
    await page.getByRole('heading', { level: 2, name: 'Portfolio' }).waitFor();
    await page.getByRole('button', { name: 'New Quote' }).waitFor();
    const card = page.getByRole('group', { name: '1 of 1' });
    expect(await card.getByRole('link').allInnerTexts()).toEqual(['Contact']);
    expect(await page.getByText('Nothing on the timeline yet.').count()).toBe(0);

    const owner = await visitAsOwner(browser, empty.url, '/');
    await owner.page.getByText('No skills yet.').waitFor();
    await owner.page.getByText('No featured projects yet.').waitFor();
    await owner.page.getByText('Only you see this.').first().waitFor();
    await owner.page.getByRole('link', { name: 'Add skills' }).click();
    await owner.page.getByRole('heading', { name: 'Skills Editor' }).waitFor();
    await owner.page.goto(`${empty.url}/about`);
    await owner.page.getByText('Nothing on the timeline yet.').waitFor();
    expect([...problems, ...owner.problems]).toEqual([]);
    await owner.close();
    await close();
    await empty.stop();
  });

  test('long words and many featured projects fit into the window', async () => {
    const full = await startSite({ SAMPLE_CONTENT: 'off' });
    const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);
    await addProjects(
      full,
      Array.from({ length: 40 }, (_, index) => ({
        title: index % 2 === 0 ? long : `Project ${index}`,
        description: long,
        details: `# ${long}\n\n\`${long}\`\n\n    ${long}`,
        skills: [long, long, 'SQL'],
        timeline: long,
        status: long,
        category: long,
        featured: true,
        github: '',
        media: [{ type: 'image' as const, url: '/favicon.svg', caption: long }],
      })),
    );
    const call = await ownerCalls(full.url);
    const wide = 'W'.repeat(80);
    await call('PUT', '/site', {
      topics: Array.from({ length: 5 }, (_, index) => ({
        name: `${wide}${index}`,
        description: wide,
        icon: 'fa-cube',
      })),
      links: [{ label: wide, url: 'https://example.com/', icon: 'fa-globe' }],
    });
    const [{ _id }] = await (await fetch(`${full.url}/api/projects`)).json();
    const { page, problems, close } = await visit(browser);
    for (const path of [
      '/',
      `/projects/${_id}`,
      `/projects/${_id}?tab=skills`,
      `/projects/${_id}?tab=media`,
    ]) {
      await page.goto(full.url + path, { waitUntil: 'networkidle' });
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({ width, path, isWider: overflow > 0 }).toEqual({ width, path, isWider: false });
        expect({ width, path, cut: await findOverflow(page) }).toEqual({ width, path, cut: [] });
      }
    }
    expect(problems).toEqual([]);
    await close();
    await full.stop();
  });
});
