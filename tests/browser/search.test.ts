import { expect } from 'vitest';
import { test } from '../support/browser/browser-test';
import { PHONE, sweepWithAxe } from '../support/browser/sweep';

test('a visitor searches the whole site on a phone without JavaScript', async ({
  site,
  visitor,
  problems,
}) => {
  // The first page of a busy new server may be rendered before the choices of its filter are known.
  const readArchive = async () => (await fetch(`${site.url}/projects`)).text();
  await expect.poll(readArchive).toContain('the whole ');
  const page = await visitor('/projects', {
    javaScriptEnabled: false,
    viewport: PHONE,
  });
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await page.getByRole('link', { name: 'Search the whole site' }).click();
  await page.waitForURL(`${site.url}/search`);
  expect(await page.getByText('results').count()).toBe(0);
  await page.getByRole('region', { name: 'Recent pages' }).waitFor();
  await field.fill('wieght  typescr');
  await field.press('Enter');
  await page.getByText('Nothing found.').waitFor();
  expect(await field.inputValue()).toBe('wieght  typescr');

  await field.fill('typescirpt');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('status').filter({ hasText: 'results for “typescirpt”' }).waitFor();
  expect(await page.title()).toContain('Search: typescirpt');
  expect(await page.locator('mark').first().innerText()).toBe('TypeScript');
  await page.getByRole('link', { name: 'TypeScript', exact: true }).click();
  await page.waitForURL(`${site.url}/projects?skill=TypeScript`);
  await page.getByText('5 of 8 projects').waitFor();

  const long = await page.goto(`${site.url}/search?q=${'x'.repeat(201)}`);
  expect(long?.status()).toBe(200);
  const alert = page.getByRole('main').getByRole('alert');
  expect(await alert.innerText()).toBe('Search for at most 200 characters.');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  problems.expect(/404/);
  await page.goto(`${site.url}/no-such-page`);
  await page.getByRole('link', { name: 'Search the site' }).click();
  await page.waitForURL(`${site.url}/search`);
});

test('results follow the words without a jump and without a page in the history for each letter', async ({
  site,
  visitor,
}) => {
  const page = await visitor('/notes');
  await page.keyboard.press('/');
  await page.getByRole('region', { name: 'Recent pages' }).waitFor();
  const list = page.getByRole('main').getByRole('list').first();
  const readTop = async () => (await list.boundingBox())?.y;
  const before = await readTop();
  await page.getByRole('searchbox').pressSequentially('beehive');
  await page.getByRole('status').filter({ hasText: 'for “beehive”' }).waitFor();
  expect(await readTop()).toBe(before);
  expect(page.url()).toBe(`${site.url}/search?q=beehive`);
  const cover = list.locator('.frame').first();
  expect(await cover.boundingBox()).toMatchObject({ width: 96, height: 54 });
  await page.goBack();
  await page.waitForURL(`${site.url}/notes`);
});

test('results have excerpts of at most two lines and no accessibility problems', async ({
  site,
  visitor,
}) => {
  const page = await visitor('/search?q=typescript');
  expect(await page.getByRole('main').locator('li :has(> h2) + p').count()).toBeGreaterThan(4);
  await sweepWithAxe(page, {
    'an excerpt has at most two lines, and they show the word that was found': {
      check: () => {
        const excerpts = [...document.querySelectorAll('main li :has(> h2) + p')].map(node => {
          const { height, bottom } = node.getBoundingClientRect();
          const marks = [...node.querySelectorAll('mark')];
          return {
            text: node.textContent,
            lines: Math.round(height / Number.parseFloat(getComputedStyle(node).lineHeight)),
            isShown: marks.every(mark => mark.getBoundingClientRect().top < bottom),
          };
        });
        const broken = excerpts.filter(({ lines, isShown }) => lines > 2 || !isShown);
        const isCut = excerpts.some(({ lines }) => lines === 2);
        return [...broken.map(({ text }) => text), ...(isCut ? [] : ['no excerpt has two lines'])];
      },
    },
  });
  await page.goto(`${site.url}/search?q=no-such-word`);
  await page.getByText('Nothing found.').waitFor();
  await sweepWithAxe(page);
});
