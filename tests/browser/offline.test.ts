import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser/browser-test';

const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

test('a page whose code cannot be loaded offline says so, and loads when the network is back', async ({
  visitor,
  problems,
}) => {
  problems.expect(OFFLINE);
  const page = await visitor('/');
  await page.context().setOffline(true);
  await open(page, 'Notes');
  await page.getByText("Couldn't load the page. You are offline.").waitFor();
  await open(page, 'Home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await open(page, 'Notes');
  await page.getByText("Couldn't load the page. You are offline.").waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
});

test('pictures that failed offline load when the network is back, and a drawn cover leaves its ground', async ({
  call,
  visitor,
  problems,
}) => {
  problems.expect(OFFLINE);
  await call('POST', '/projects', { title: 'Drawn', category: 'Last', description: '' });
  await call('POST', '/projects', { title: 'Pictured', category: 'Last', image: '/favicon.svg?late' });
  const page = await visitor('/projects?category=Last', { viewport: { width: 1440, height: 300 } });
  const pictures = page.locator('[data-cover]').locator('img');
  const failed = page.getByText('Image not available');
  await page.route(/favicon\.svg\?late|\/covers\//, route => route.abort('internetdisconnected'));
  await page.reload();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Drawn' }).scrollIntoViewIfNeeded();
  await failed.waitFor();
  expect(await failed.count()).toBe(1);
  expect(await pictures.count()).toBe(0);
  await page.unroute(/favicon\.svg\?late|\/covers\//);
  await page.context().setOffline(false);
  await expect.poll(() => pictures.count()).toBe(2);
});
