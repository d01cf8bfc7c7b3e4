import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tokens } from '#shared/contract/auth';
import { launchChromium } from '../support/chromium';
import { OWNER } from '../support/owner';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

const SKILLS = [
  { name: 'Drawn', icon: 'fa-brands fa-react', color: '#61dafb' },
  { name: 'Bare', icon: 'fa-star' },
  { name: 'Outlined', icon: 'fa-regular fa-heart' },
  { name: 'Unknown', icon: 'fa-no fa-such' },
  { name: 'Brand', icon: 'si si-graphql' },
  { name: 'Without', icon: '' },
].map(skill => ({ category: 'Icons', description: '', color: '#000000', isCore: true, ...skill }));

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

async function startWithSkills(environment: Record<string, string> = {}): Promise<Site> {
  const site = await startSite(environment);
  const { token } = await post<Tokens>(`${site.url}/api/users/login`, OWNER);
  await post(`${site.url}/api/skills`, SKILLS, { 'x-auth-token': token });
  return site;
}

async function post<Answer>(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response.json();
}

function getSkill(page: Page, skill: string): Locator {
  return page.getByRole('list', { name: 'Core skills' }).getByRole('listitem').filter({ hasText: skill });
}

function getIcon(page: Page, skill: string): Locator {
  return getSkill(page, skill).locator('svg, i');
}

/** Measures how much of the icon's box is drawn on, and names the shape. */
async function measureDrawing(icon: Locator) {
  return icon.evaluate(element => {
    const { width, height } = element.getBoundingClientRect();
    const use = element.querySelector('use');
    const drawn = use?.getBoundingClientRect();
    const symbol = document.getElementById(use?.getAttribute('href')?.slice(1) ?? '');
    return {
      tag: element.tagName.toLowerCase(),
      isSquare: width > 0 && width === height,
      isDrawn: (drawn?.width ?? 0) > width / 4,
      shape: symbol?.firstElementChild?.tagName ?? 'none',
    };
  });
}

const PATH = { tag: 'svg', isSquare: true, isDrawn: true, shape: 'path' };
const NEUTRAL = { ...PATH, shape: 'circle' };

async function expectDrawings(page: Page): Promise<void> {
  for (const [skill, drawing] of [
    ['Drawn', PATH],
    ['Bare', PATH],
    ['Outlined', PATH],
    ['Brand', PATH],
    ['Unknown', NEUTRAL],
  ] as const) {
    await expect
      .poll(async () => ({ skill, ...(await measureDrawing(getIcon(page, skill))) }))
      .toEqual({ skill, ...drawing });
  }
  const tile = getSkill(page, 'Without').locator('[data-letter]');
  expect(await tile.getAttribute('data-letter')).toBe('W');
}

describe('without an icon font', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startWithSkills();
  });
  afterAll(() => site?.stop());

  test('the page itself draws stored icons, with and without scripts, and fetches no font', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, problems, close } = await visit(browser, { javaScriptEnabled });
      const requested: string[] = [];
      page.on('request', request => requested.push(new URL(request.url()).pathname));
      await page.goto(site.url, { waitUntil: 'networkidle' });
      await expectDrawings(page);
      expect(requested.filter(path => /\/icons\/|webfonts|all\.min/.test(path))).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    }
  });

  test('the icons of the next page are fetched in one request, and only once', async () => {
    const { page, problems, close } = await visit(browser);
    const requested: string[] = [];
    page.on('request', request => requested.push(request.url()));
    await page.goto(`${site.url}/no-such-page`);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectDrawings(page);
    const sprites = requested.filter(url => url.includes('/icons/'));
    expect(sprites).toHaveLength(1);
    const answer = await fetch(sprites[0] ?? '');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(problems).toEqual([]);
    await page.goBack();
    await page.goForward();
    await expectDrawings(page);
    expect(requested.filter(url => url.includes('/icons/'))).toHaveLength(1);
    await close();
  });

  test('icons that fail to load leave an empty box, and are requested again', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/no-such-page`);
    await page.route('**/icons/**', route => route.abort());
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect
      .poll(() => measureDrawing(getIcon(page, 'Drawn')))
      .toEqual({ ...PATH, isDrawn: false, shape: 'none' });
    await page.unroute('**/icons/**');
    await page.goBack();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectDrawings(page);
    await close();
  });
});

test('a custom icon font draws only the icons that the site has no drawing for', async () => {
  const font = createServer((_request, response) => {
    response.setHeader('content-type', 'text/css');
    response.end('.fa-such::before, .fa-react::before, .fa-solid::before { content: "F" }');
  }).listen(0, '127.0.0.1');
  await once(font, 'listening');
  const { port } = font.address() as AddressInfo;
  const site = await startWithSkills({ ICON_STYLESHEET_URL: `http://127.0.0.1:${port}/all.css` });
  const readLetter = (icon: Locator) =>
    icon.evaluate(element => [element.tagName, getComputedStyle(element, '::before').content]);
  try {
    for (const path of ['/', '/no-such-page']) {
      const { page, problems, close } = await visit(browser);
      await page.goto(site.url + path);
      if (path !== '/') await page.getByRole('link', { name: 'Go Home' }).click();
      await expect.poll(() => readLetter(getIcon(page, 'Unknown'))).toEqual(['I', '"F"']);
      expect(await measureDrawing(getIcon(page, 'Drawn'))).toEqual(PATH);
      expect(await measureDrawing(getIcon(page, 'Bare'))).toEqual(PATH);
      expect(problems).toEqual([]);
      await close();
    }
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(site.url);
    expect(await readLetter(getIcon(page, 'Unknown'))).toEqual(['I', '"F"']);
    await close();
  } finally {
    await site.stop();
    font.close();
  }
});
