import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { connect } from '../support/open-test-database';
import { signIn } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { engine } from '../support/test-database';
import { hydrated, visit } from '../support/visit';

const SENT = 'Message sent successfully!';
const FAILED = 'Failed to send message. Please try again.';

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

async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Opens the home page with a fake clock, which runs until the test stops it. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(site.url, { waitUntil: 'networkidle' });
}

/** Advances the stopped clock in short steps until the text is visible. */
async function stepUntilShown(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.getByText(text).isVisible();
    })
    .toBe(true);
}

/** Requires that the text disappears after five seconds of the page's time. */
async function expectShownForFiveSeconds(page: Page, text: string): Promise<void> {
  await page.clock.runFor(4_800);
  expect(await page.getByText(text).isVisible()).toBe(true);
  await page.clock.runFor(300);
  await page.getByText(text).waitFor({ state: 'detached' });
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
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

async function readFields(page: Page): Promise<string[]> {
  return Promise.all(['Name', 'Email', 'Message'].map(label => page.getByLabel(label).inputValue()));
}

/** Returns the stored message with this text; only with SQLite, whose file the test knows. */
async function findStored(message: string) {
  const file = join(site.folder, 'data', 'portfolio.sqlite');
  const connection = await connect({ target: { kind: 'sqlite', file } }, [contactMessageEntity]);
  try {
    return await connection.manager.findOneBy(contactMessageEntity, { message });
  } finally {
    await connection.destroy();
  }
}

describe('the contact form with JavaScript', () => {
  test('shows that it is sending, then for five seconds that the message was sent', async () => {
    const { page, problems, close } = await visit(browser);
    await openHome(page);
    await fill(page, 'One');
    let respond = () => {};
    const mayRespond = new Promise<void>(resolve => {
      respond = resolve;
    });
    await page.route('**/trpc/contacts.send**', async route => {
      await mayRespond;
      await route.continue();
    });
    await stopClock(page);
    await send(page);
    await stepUntilShown(page, 'Sending...');
    expect(await page.getByRole('status').filter({ hasText: 'Sending...' }).count()).toBe(1);
    respond();
    await stepUntilShown(page, SENT);
    expect(await page.getByText('Sending...').count()).toBe(0);
    expect(await page.getByRole('status').filter({ hasText: SENT }).count()).toBe(1);
    expect(await readFields(page)).toEqual(['', '', '']);
    await expectShownForFiveSeconds(page, SENT);
    expect(problems).toEqual([]);
    await close();
  });

  test('preserves its fields when sending fails, and shows the failure for five seconds', async () => {
    const { page, close } = await visit(browser);
    await openHome(page);
    await stopClock(page);
    for (const [status, code] of [
      [429, 'TOO_MANY_REQUESTS'],
      [500, 'INTERNAL_SERVER_ERROR'],
    ]) {
      const error = { error: { message: 'No', code: -32000, data: { code, httpStatus: status } } };
      await page.route('**/trpc/contacts.send**', route =>
        route.fulfill({
          status: Number(status),
          contentType: 'application/json',
          body: JSON.stringify([error]),
        }),
      );
      await fill(page, `Answered ${status}`);
      await send(page);
      await stepUntilShown(page, FAILED);
      expect(await page.getByRole('alert').filter({ hasText: FAILED }).count()).toBe(1);
      await expectShownForFiveSeconds(page, FAILED);
      expect(await readFields(page)).toEqual(['Ada', 'ada@example.com', `Answered ${status}`]);
    }
    await close();
  });

  test('shows that it is sending for at most five seconds', async () => {
    const { page, close } = await visit(browser);
    await openHome(page);
    await page.route('**/trpc/contacts.send**', () => {});
    await fill(page, 'Never answered');
    await stopClock(page);
    await send(page);
    await stepUntilShown(page, 'Sending...');
    await expectShownForFiveSeconds(page, 'Sending...');
    await close();
  });

  test('shows errors from the server at their fields', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    await fill(page, 'Three');
    await page.getByLabel('Name').fill('   ');
    await send(page);
    await page.getByText(FAILED).waitFor();
    const name = page.getByLabel('Name');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('Name is required').waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    // Another field does not solve it.
    await page.getByLabel('Message').fill('Three, again');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('Ada');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull();
    await close();
  });

  test('sends nothing while a field is empty or the email address is invalid', async () => {
    const { page, close } = await visit(browser);
    let calls = 0;
    await page.route('**/trpc/contacts.send**', route => {
      calls += 1;
      return route.abort();
    });
    await page.goto(site.url);
    await send(page);
    await fill(page, 'Four');
    await page.getByLabel('Email').fill('nobody');
    await send(page);
    expect(await page.getByLabel('Email').evaluate(field => field.matches(':invalid'))).toBe(true);
    expect(calls).toBe(0);
    await close();
  });

  test('shows the browser’s own message at each field until it is valid, and focuses the first one', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    await hydrated(page);
    await send(page);
    const fields = ['Name', 'Email', 'Message'].map(label => page.getByLabel(label));
    const readMessages = () =>
      Promise.all(
        fields.map(field =>
          field.evaluate((node: HTMLInputElement) => {
            const error = document.getElementById(node.getAttribute('aria-describedby') ?? '');
            return error?.textContent === node.validationMessage && node.validationMessage !== '';
          }),
        ),
      );
    await expect.poll(readMessages).toEqual([true, true, true]);
    expect(await fields[0]?.evaluate(node => node === document.activeElement)).toBe(true);
    expect(await listAxeFindings(page)).toEqual([]);
    await fields[0]?.fill('Ada');
    await fields[1]?.fill('nobody');
    await expect.poll(() => fields[0]?.getAttribute('aria-invalid')).toBeNull();
    expect(await fields[1]?.getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  test('says what happens next until the next message, after the status has gone', async () => {
    const { page, close } = await visit(browser);
    await openHome(page);
    await fill(page, 'What next?');
    await page.route('**/trpc/contacts.send**', route => route.abort());
    await send(page);
    await page.getByText(FAILED).waitFor();
    await page.clock.fastForward(5_000);
    await page.getByText(FAILED).waitFor({ state: 'detached' });
    await page.getByText('Your message is still here. No response from server.').waitFor();
    await page.unroute('**/trpc/contacts.send**');
    await send(page);
    await page.getByText(SENT).waitFor();
    await page.clock.fastForward(5_000);
    await page.getByText(SENT).waitFor({ state: 'detached' });
    await page.getByText('Your message has arrived. The reply will come to ada@example.com.').waitFor();
    await close();
  });

  test('scrolls the answer into view on a phone', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 390, height: 600 } });
    await page.goto(site.url);
    await fill(page, 'From a phone');
    const button = page.getByRole('button', { name: 'Send message' });
    await button.evaluate(node => node.scrollIntoView({ block: 'end' }));
    await button.evaluate((node: HTMLElement) => node.click());
    for (const text of [SENT, 'Your message has arrived.']) {
      const answer = page.getByText(text);
      await expect
        .poll(() => answer.evaluate(node => node.getBoundingClientRect().bottom - window.innerHeight))
        .toBeLessThan(0);
    }
    await close();
  });

  test('keeps what was typed through a reload and other pages, until it is sent', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    await hydrated(page);
    await fill(page, 'Half a thought');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => readFields(page)).toEqual(['Ada', 'ada@example.com', 'Half a thought']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${site.url}/about`);
    await page.goto(site.url);
    await expect.poll(() => readFields(page)).toEqual(['Ada', 'ada@example.com', 'Half a thought']);
    await send(page);
    await page.getByText(SENT).waitFor();
    await page.reload();
    await hydrated(page);
    expect(await readFields(page)).toEqual(['', '', '']);
    await close();
  });
});

test.skipIf(engine === 'mysql')('a message with a filled honeypot is stored as spam', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto(site.url);
  await fill(page, 'Buy now');
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example';
  });
  await send(page);
  await page.getByText(SENT).waitFor();
  expect(await findStored('Buy now')).toMatchObject({ name: 'Ada', spam: true });
  expect(problems).toEqual([]);
  await close();
});

describe('the contact form without JavaScript', () => {
  test('delivers the message to the inbox, and confirms it in the contact section', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(site.url);
    await fill(page, 'Posted by the browser');
    await send(page);
    await page.waitForURL(`${site.url}/?sent=1#contact`);
    expect(await page.getByText(SENT).isVisible()).toBe(true);
    expect(await readFields(page)).toEqual(['', '', '']);
    await close();

    const owner = await visit(browser);
    await signIn(owner.page, site.url);
    await owner.page.goto(`${site.url}/admin/inbox`);
    await owner.page.getByText('Posted by the browser').first().waitFor();
    await owner.close();
  });

  test('is rendered again with its input when the input is invalid', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(site.url);
    await fill(page, '<b>Kept</b> & "quoted"');
    await page.getByLabel('Name').fill(' ');
    const [response] = await Promise.all([page.waitForResponse(`${site.url}/contact`), send(page)]);
    expect(response.status()).toBe(400);
    expect(await page.getByText(FAILED).isVisible()).toBe(true);
    expect(await page.getByText('Name is required').isVisible()).toBe(true);
    expect(await readFields(page)).toEqual([' ', 'ada@example.com', '<b>Kept</b> & "quoted"']);
    await expectFormInView(page);
    await close();
  });
});

describe('a contact form that is submitted before the script has loaded', () => {
  test('returns a page that works as the home page', async () => {
    const { page, problems, close } = await visit(browser);
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
    expect(problems).toEqual([]);
    await close();
  });

  test('returns a page that preserves input until the script loads', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(site.url);
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
    expect(problems).toEqual([]);
    await close();
  });

  test('is confirmed on a page that removes the confirmation from its address', async () => {
    const { page, problems, close } = await visit(browser);
    await page.clock.install();
    await page.goto(`${site.url}/?sent=1#contact`);
    await page.getByText(SENT).waitFor();
    await page.waitForURL(`${site.url}/#contact`);
    await page.clock.fastForward(5_000);
    await page.getByText(SENT).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });
});
