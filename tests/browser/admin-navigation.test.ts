import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';
import { expectFocus } from '../support/browser/expect-focus';
import { ON_DESKTOP, PHONE, sweep, sweepWithAxe } from '../support/browser/sweep';

type Message = { _id: string };

/** There are exactly three messages: from Ada, Berta and Cleo, in this order. */
const test = base
  .extend('environment', { scope: 'file' }, { LIMIT_CONTACT: 'off', LIMIT_CONTACT_DAY: 'off' })
  .extend('send', ({ call }) => async (name: string, message = `This is ${name}.`) => {
    await call('POST', '/contacts', { name, email: 'someone@example.org', message });
  })
  .extend('messages', { auto: true }, async ({ call, send }) => {
    const old: Message[] = await call('GET', '/contacts');
    await call('DELETE', '/contacts', { ids: old.map(({ _id }) => _id) });
    for (const name of ['Ada', 'Berta', 'Cleo']) await send(name);
  });

const inboxButton = (page: Page) => page.getByRole('button', { name: /^Inbox/ });
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Unread Messages' });

async function openDropdown(page: Page): Promise<void> {
  await inboxButton(page).click();
  await dropdown(page).getByText('This is Ada.').waitFor();
}

test('the frame is a rail beside the screen, and on a phone one bar, whose menu holds the navigation and closes on a choice', async ({
  owner,
}) => {
  const page = await owner('/admin/dashboard');
  const bar = page.getByRole('banner');
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  expect(await nav.boundingBox()).toMatchObject({ x: 0, width: 220 });
  expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 220, y: 44 });
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(48);

  await page.setViewportSize(PHONE);
  await page.reload();
  await bar.getByText('Dashboard', { exact: true }).first().waitFor();
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 56 });
  await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_500);
  expect(await nav.isVisible()).toBe(false);
  await bar.getByRole('button', { name: 'Menu' }).click();
  const heights = await nav
    .locator('a, button:visible')
    .evaluateAll(found => found.map(target => target.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  // The links of the public site are labeled.
  const label = await bar.getByText('Your site', { exact: true }).boundingBox();
  const siteLinks = await bar.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(label?.y).toBeLessThan(siteLinks?.y ?? 0);
  await openDropdown(page);
  await page.keyboard.press('Escape');
  await dropdown(page).waitFor({ state: 'hidden' });
  await nav.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor();
  expect(await nav.isVisible()).toBe(false);
  expect(await bar.getByText('Trash', { exact: true }).first().isVisible()).toBe(true);
});

test('an unknown address below /admin shows visitors the same page as any other', async ({
  page,
  site,
  problems,
}) => {
  // The browser reports each response with the status 404.
  problems.expect(/404/);
  const look = async (path: string) => {
    const response = await page.goto(`${site.url}${path}`);
    expect(await page.getByRole('navigation', { name: 'Admin' }).count()).toBe(0);
    return {
      status: response?.status(),
      heading: await page.getByRole('heading', { level: 1 }).boundingBox(),
      header: await page.getByRole('banner').boundingBox(),
      footer: await page.getByRole('contentinfo').innerText(),
    };
  };
  const expected = await look('/no-such-page');
  expect(expected.status).toBe(404);
  expect(await look('/admin/no-such-page')).toEqual(expected);
  expect(await look('/admin/settings/no-such-page')).toEqual(expected);
});

test('the dropdown of unread messages scrolls within 20rem and fits into a low window and a phone, without axe violations', async ({
  owner,
  send,
}) => {
  for (let i = 0; i < 9; i += 1) await send(`Writer ${i}`);
  await send('Dora', `A letter of many words. ${'And more. '.repeat(100)}`);
  const page = await owner('/admin/dashboard');
  await openDropdown(page);
  await expect.poll(() => dropdown(page).getByRole('listitem').count()).toBe(13);
  const fits = {
    'the dropdown and its link to the inbox are in the window': {
      check: () => {
        const menu = document.querySelector('[role="dialog"][aria-label="Unread Messages"]');
        return [menu, menu?.querySelector('a[href="/admin/inbox"]')].flatMap(element => {
          const { top = -1, left = -1, right = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          const isInside =
            left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
          return isInside ? [] : [`${element?.tagName}: ${left}, ${top}, ${right}, ${bottom}`];
        });
      },
    },
    'a long message is cut off': {
      check: () => {
        const excerpt = document.querySelector('[aria-label="Unread Messages"] li p');
        const { scrollWidth = 0, clientWidth = 0 } = excerpt ?? {};
        return scrollWidth > clientWidth ? [] : [`${scrollWidth} px in ${clientWidth} px`];
      },
    },
  };
  const lowWindow = { width: 1000, height: 400, theme: 'light' } as const;
  await sweep(page, fits, [lowWindow, ON_DESKTOP]);
  const heights = await dropdown(page)
    .getByRole('list')
    .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(heights.clientHeight).toBe(320);
  expect(heights.scrollHeight).toBeGreaterThan(320);
  expect(await listAxeFindings(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 700 });
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await openDropdown(page);
  await sweepWithAxe(page, fits, [{ width: 390, height: 700, theme: 'light' }]);
});

test('the dropdown of unread messages takes and returns the focus, and closes on Escape, Tab and clicks elsewhere', async ({
  owner,
}) => {
  const page = await owner('/admin/dashboard');
  const expectClosed = () => dropdown(page).waitFor({ state: 'hidden' });
  await inboxButton(page).focus();
  await page.keyboard.press('Enter');
  await dropdown(page).getByText('This is Ada.').waitFor();
  expect(await inboxButton(page).getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => dropdown(page).evaluate(menu => menu.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expectClosed();
  await expectFocus(inboxButton(page));

  await openDropdown(page);
  await page.getByRole('heading', { name: 'Admin Dashboard' }).click();
  await expectClosed();
  await openDropdown(page);
  await inboxButton(page).click();
  await expectClosed();

  await openDropdown(page);
  await dropdown(page).getByRole('link', { name: 'Go to Inbox' }).focus();
  await page.keyboard.press('Tab');
  await expectClosed();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Settings');
});
