import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tokens } from '../../src/shared/contract/auth';
import { launchChromium } from '../support/chromium';
import { OWNER } from '../support/owner';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

const SKILLS = [
  { name: 'Drawn', icon: 'fa-brands fa-react', color: '#61dafb' },
  { name: 'Bare', icon: 'fa-star' },
  { name: 'Outlined', icon: 'fa-regular fa-heart' },
  { name: 'Unknown', icon: 'fa-no fa-such' },
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

/** The first element of a skill's place: its icon. */
function iconOf(page: Page, skill: string): Locator {
  return page
    .getByRole('list', { name: 'Core skills' })
    .getByRole('listitem')
    .filter({ hasText: skill })
    .locator('svg, i');
}

/** How much of the icon's box is drawn on, and what it is drawn with. */
async function drawingOf(icon: Locator) {
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
    ['Unknown', NEUTRAL],
    ['Without', { ...PATH, isDrawn: false, shape: 'none' }],
  ] as const) {
    await expect
      .poll(async () => ({ skill, ...(await drawingOf(iconOf(page, skill))) }))
      .toEqual({ skill, ...drawing });
  }
}

describe('without an icon font', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startWithSkills();
  });
  afterAll(() => site?.stop());

  test('stored icons are drawn by the page itself, with scripts and without, and no font is fetched for them', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, problems, close } = await visit(browser, { javaScriptEnabled });
      const asked: string[] = [];
      page.on('request', request => asked.push(new URL(request.url()).pathname));
      await page.goto(site.url, { waitUntil: 'networkidle' });
      await expectDrawings(page);
      expect(asked.filter(path => /\/icons\/|webfonts|all\.min/.test(path))).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    }
  });

  test('the icons of the next page come together, and once', async () => {
    const { page, problems, close } = await visit(browser);
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(`${site.url}/no-such-page`);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectDrawings(page);
    const sprites = asked.filter(url => url.includes('/icons/'));
    expect(sprites).toHaveLength(1);
    const answer = await fetch(sprites[0] ?? '');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(problems).toEqual([]);
    await page.goBack();
    await page.goForward();
    await expectDrawings(page);
    expect(asked.filter(url => url.includes('/icons/'))).toHaveLength(1);
    await close();
  });

  test('icons that cannot be fetched leave their places, and are asked for again', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/no-such-page`);
    await page.route('**/icons/**', route => route.abort());
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect
      .poll(() => drawingOf(iconOf(page, 'Drawn')))
      .toEqual({ ...PATH, isDrawn: false, shape: 'none' });
    await page.unroute('**/icons/**');
    await page.goBack();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectDrawings(page);
    await close();
  });
});

test('an icon font of the owner draws what the site has no drawing of, and nothing else', async () => {
  const font = createServer((_request, response) => {
    response.setHeader('content-type', 'text/css');
    response.end('.fa-such::before, .fa-react::before, .fa-solid::before { content: "F" }');
  }).listen(0, '127.0.0.1');
  await once(font, 'listening');
  const { port } = font.address() as AddressInfo;
  const site = await startWithSkills({ ICON_STYLESHEET_URL: `http://127.0.0.1:${port}/all.css` });
  const letterOf = (icon: Locator) =>
    icon.evaluate(element => [element.tagName, getComputedStyle(element, '::before').content]);
  try {
    for (const path of ['/', '/no-such-page']) {
      const { page, problems, close } = await visit(browser);
      await page.goto(site.url + path);
      if (path !== '/') await page.getByRole('link', { name: 'Go Home' }).click();
      await expect.poll(() => letterOf(iconOf(page, 'Unknown'))).toEqual(['I', '"F"']);
      expect(await drawingOf(iconOf(page, 'Drawn'))).toEqual(PATH);
      expect(await drawingOf(iconOf(page, 'Bare'))).toEqual(PATH);
      expect(problems).toEqual([]);
      await close();
    }
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(site.url);
    expect(await letterOf(iconOf(page, 'Unknown'))).toEqual(['I', '"F"']);
    await close();
  } finally {
    await site.stop();
    font.close();
  }
});
