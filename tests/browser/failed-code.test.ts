import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
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

/** The code that comes with the first use of a page. */
const LATER = /\/assets\/first-use-[^/]*\.js$/;

async function sendMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
}

describe('code that does not arrive', () => {
  test('is asked for once more, and nobody notices', async () => {
    const { page, problems, close } = await visit(browser);
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.route(LATER, route => route.abort(), { times: 1 });
    await page.goto(site.url);
    await sendMessage(page);
    await page.getByText('Message sent successfully!').waitFor();
    expect(asked.filter(url => LATER.test(url))).toHaveLength(2);
    expect(asked.filter(url => /\/assets\/(owner|admin)/.test(url))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('is told where it was needed, and what was written stays', async () => {
    const { page, close } = await visit(browser);
    await page.route(LATER, route => route.abort());
    await page.goto(site.url);
    await sendMessage(page);
    await page.getByText('Failed to send message. Please try again.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello');
    await close();
  });

  test('does not keep a link from leading on: the server has the page', async () => {
    const { page, close } = await visit(browser);
    await page.route(LATER, route => route.abort());
    await page.goto(site.url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await page.waitForURL(`${site.url}/projects`);
    await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
    await close();
  });
});
