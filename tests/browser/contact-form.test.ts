import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test } from '../support/browser/browser-test';
import { expectFocus } from '../support/browser/expect-focus';
import { PHONE } from '../support/browser/sweep';
import { hydrated } from '../support/browser/visit';

const SENT = 'Message sent successfully!';
const FAILED = 'Failed to send message. Please try again.';

async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function readFields(page: Page): Promise<string[]> {
  return Promise.all(['Name', 'Email', 'Message'].map(label => page.getByLabel(label).inputValue()));
}

/** Requires that the form and its message are in view. */
async function expectFormInView(page: Page): Promise<void> {
  const isInView = (locator: Locator) =>
    locator.evaluate(node => {
      const { top, bottom } = node.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(() => isInView(page.getByLabel('Name'))).toBe(true);
  await expect.poll(() => isInView(page.getByText(FAILED))).toBe(true);
}

describe('the contact form with JavaScript', () => {
  test('shows the browser’s own message at each field until it is valid, focuses the first one, and passes axe', async ({
    visitor,
  }) => {
    const page = await visitor('/');
    await send(page);
    const [name, email, message] = ['Name', 'Email', 'Message'].map(label => page.getByLabel(label));
    if (!name || !email || !message) throw new Error('The form has three fields');
    const readMessages = () =>
      Promise.all(
        [name, email, message].map(field =>
          field.evaluate((node: HTMLInputElement) => {
            const error = document.getElementById(node.getAttribute('aria-describedby') ?? '');
            return error?.textContent === node.validationMessage && node.validationMessage !== '';
          }),
        ),
      );
    await expect.poll(readMessages).toEqual([true, true, true]);
    await expectFocus(name);
    expect(await listAxeFindings(page)).toEqual([]);
    await name.fill('Ada');
    await email.fill('nobody');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
  });

  test('shows the label of the field that it focuses below the header of a phone', async ({ visitor }) => {
    const page = await visitor('/', { viewport: PHONE });
    await send(page);
    await expectFocus(page.getByLabel('Name'));
    const header = await page.getByRole('banner').boundingBox();
    const label = await page.locator('#contact label').filter({ hasText: 'Name' }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  });

  test('keeps what was typed on a phone through a reload and other pages, until it is sent and the answer scrolls into view', async ({
    visitor,
    site,
  }) => {
    const page = await visitor('/', { viewport: { width: 390, height: 600 } });
    const typed = ['Ada', 'ada@example.com', 'Half a thought'];
    await fill(page, 'Half a thought');
    await page.reload();
    await expect.poll(() => readFields(page)).toEqual(typed);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${site.url}/about`);
    await page.goto(site.url);
    await expect.poll(() => readFields(page)).toEqual(typed);

    const button = page.getByRole('button', { name: 'Send message' });
    await button.evaluate(node => node.scrollIntoView({ block: 'end' }));
    await button.evaluate((node: HTMLElement) => node.click());
    for (const text of [SENT, 'Your message has arrived.']) {
      const answer = page.getByText(text);
      await expect
        .poll(() => answer.evaluate(node => node.getBoundingClientRect().bottom - window.innerHeight))
        .toBeLessThan(0);
    }
    await page.reload();
    expect(await readFields(page)).toEqual(['', '', '']);
  });
});

test('the contact form without JavaScript is rendered again with its input when that is invalid, and otherwise delivers it and confirms that', async ({
  visitor,
  site,
  call,
  problems,
}) => {
  problems.expect(/status of 400/);
  const page = await visitor('/', { javaScriptEnabled: false });
  await fill(page, '<b>Kept</b> & "quoted"');
  await page.getByLabel('Name').fill(' ');
  const [response] = await Promise.all([page.waitForResponse(`${site.url}/contact`), send(page)]);
  expect(response.status()).toBe(400);
  expect(await page.getByText(FAILED).isVisible()).toBe(true);
  expect(await page.getByText('Name is required').isVisible()).toBe(true);
  expect(await readFields(page)).toEqual([' ', 'ada@example.com', '<b>Kept</b> & "quoted"']);
  await expectFormInView(page);

  await fill(page, 'Posted by the browser');
  await send(page);
  await page.waitForURL(`${site.url}/?sent=1#contact`);
  expect(await page.getByText(SENT).isVisible()).toBe(true);
  expect(await readFields(page)).toEqual(['', '', '']);
  expect((await call('GET', '/contacts'))[0]).toMatchObject({
    name: 'Ada',
    message: 'Posted by the browser',
  });
});

describe('a contact form that is submitted before the script has loaded', () => {
  test('returns a page that works as the home page', async ({ page, site, problems }) => {
    problems.expect(/status of 400/);
    await page.clock.install();
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await fill(page, 'Early');
    await page.getByLabel('Name').fill(' ');
    // Bypasses the script, as a browser does before the script has loaded.
    await page.locator('#contact form').evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL(`${site.url}/#contact`);
    expect(await page.getByLabel('Message').inputValue()).toBe('Early');
    await page.getByText(FAILED).waitFor();
    await expectFormInView(page);
    await page.clock.fastForward(5_000);
    await page.getByText(FAILED).waitFor({ state: 'detached' });
    await page.getByLabel('Name').fill('Ada');
    await send(page);
    await page.getByText(SENT).waitFor();
    expect(await readFields(page)).toEqual(['', '', '']);
  });

  test('returns a page that preserves input until the script loads', async ({ page, site, problems }) => {
    problems.expect(/status of 400/);
    // An address of the site without scripts, which would miss the page that the form replaces.
    await page.goto(`${site.url}/robots.txt`);
    let loadScripts = () => {};
    const mayLoad = new Promise<void>(resolve => {
      loadScripts = resolve;
    });
    await page.route('**/assets/*.js', async route => {
      await mayLoad;
      await route.continue();
    });
    await page.setContent(
      `<form method="post" action="${site.url}/contact"><input name="name" value=" "><input name="email" value="ada@example.com"><textarea name="message">Early</textarea><button>Go</button></form>`,
    );
    await page.getByRole('button', { name: 'Go' }).click();
    await page.getByLabel('Message').fill('Early, and then some');
    await page.getByLabel('Name').fill('Ada');
    loadScripts();
    await hydrated(page);
    expect(await readFields(page)).toEqual(['Ada', 'ada@example.com', 'Early, and then some']);
  });
});
