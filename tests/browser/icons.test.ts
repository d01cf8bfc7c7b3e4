import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { ownerCalls } from '../support/app/owner-calls';
import { test } from '../support/browser/browser-test';
import { startSite } from '../support/programs/start-site';

const SKILLS = [
  { name: 'Drawn', icon: 'fa-brands fa-react', color: '#61dafb' },
  { name: 'Bare', icon: 'fa-star' },
  { name: 'Outlined', icon: 'fa-regular fa-heart' },
  { name: 'Unknown', icon: 'fa-no fa-such' },
  { name: 'Brand', icon: 'si si-graphql' },
  { name: 'Without', icon: '' },
].map(skill => ({ category: 'Icons', description: '', color: '#000000', isCore: true, ...skill }));

const PATH = { tag: 'svg', isSquare: true, isDrawn: true, shape: 'path' };
const NEUTRAL = { ...PATH, shape: 'circle' };

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

test('pages draw stored icons with and without scripts, and fetch the icons of the next page once', async ({
  visitor,
  site,
  call,
  problems,
}) => {
  await call('POST', '/skills', SKILLS);
  for (const javaScriptEnabled of [true, false]) {
    const page = await visitor(undefined, { javaScriptEnabled });
    const requested: string[] = [];
    page.on('request', request => requested.push(new URL(request.url()).pathname));
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await expectDrawings(page);
    expect(requested.filter(path => /\/icons\/|webfonts|all\.min/.test(path))).toEqual([]);
  }

  const page = await visitor('/no-such-page');
  const sprites: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/icons/')) sprites.push(request.url());
  });
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expectDrawings(page);
  expect(sprites).toHaveLength(1);
  const answer = await fetch(sprites[0] ?? '');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  await page.goBack();
  await page.goForward();
  await expectDrawings(page);
  expect(sprites).toHaveLength(1);

  // Icons that fail to load leave an empty box, and are requested again.
  problems.expect(/\/no-such-page|\/icons\//);
  const again = await visitor('/no-such-page');
  await again.route('**/icons/**', route => route.abort());
  await again.getByRole('link', { name: 'Go Home' }).click();
  await expect
    .poll(() => measureDrawing(getIcon(again, 'Drawn')))
    .toEqual({ ...PATH, isDrawn: false, shape: 'none' });
  await again.unroute('**/icons/**');
  await again.goBack();
  await again.getByRole('link', { name: 'Go Home' }).click();
  await expectDrawings(again);
});

test('a custom icon font draws only the icons that the site has no drawing for', async ({
  visitor,
  problems,
}) => {
  problems.expect(/\/no-such-page/);
  const font = createServer((_request, response) => {
    response.setHeader('content-type', 'text/css');
    response.end('.fa-such::before, .fa-react::before, .fa-solid::before { content: "F" }');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void font.close());
  await once(font, 'listening');
  const address = font.address();
  const port = typeof address === 'object' ? address?.port : address;
  const site = await startSite({ ICON_STYLESHEET_URL: `http://127.0.0.1:${port}/all.css` });
  onTestFinished(() => site.stop());
  const call = await ownerCalls(site.url);
  await call('POST', '/skills', SKILLS);

  const readLetter = (icon: Locator) =>
    icon.evaluate(element => [element.tagName, getComputedStyle(element, '::before').content]);
  for (const path of ['/', '/no-such-page']) {
    const page = await visitor();
    await page.goto(site.url + path);
    if (path !== '/') await page.getByRole('link', { name: 'Go Home' }).click();
    await expect.poll(() => readLetter(getIcon(page, 'Unknown'))).toEqual(['I', '"F"']);
    expect(await measureDrawing(getIcon(page, 'Drawn'))).toEqual(PATH);
    expect(await measureDrawing(getIcon(page, 'Bare'))).toEqual(PATH);
  }
  const plain = await visitor(undefined, { javaScriptEnabled: false });
  await plain.goto(site.url);
  expect(await readLetter(getIcon(plain, 'Unknown'))).toEqual(['I', '"F"']);
});
