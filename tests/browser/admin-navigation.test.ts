import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAccessibilityProblems } from '../support/axe-findings';
import { failCall } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

type Message = { _id: string; name: string; read: boolean };

let browser: Browser;
let site: Site;
let call: OwnerCall;

beforeAll(async () => {
  site = await startSite({ LIMIT_CONTACT: 'off', LIMIT_CONTACT_DAY: 'off' });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Leaves exactly three messages: from Ada, Berta and Cleo, in this order. */
beforeEach(async () => {
  await call('DELETE', '/contacts', { ids: (await listMessages()).map(({ _id }) => _id) });
  for (const name of ['Ada', 'Berta', 'Cleo']) await sendMessage(name);
});

function listMessages(): Promise<Message[]> {
  return call('GET', '/contacts');
}

function sendMessage(name: string, message = `This is ${name}.`): Promise<Message> {
  return call('POST', '/contacts', { name, email: 'someone@example.org', message });
}

function inboxButton(page: Page) {
  return page.getByRole('button', { name: /^Inbox/ });
}

function dropdown(page: Page) {
  return page.getByRole('dialog', { name: 'Unread Messages' });
}

function senders(page: Page): Promise<string[]> {
  return dropdown(page).locator('li strong').allInnerTexts();
}

async function openDropdown(options: Parameters<typeof visitAsOwner>[3] = {}) {
  const visited = await visitAsOwner(browser, site.url, '/admin/dashboard', options);
  const menu = visited.page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await inboxButton(visited.page).click();
  await dropdown(visited.page).getByRole('heading', { name: 'Unread Messages' }).waitFor();
  return visited;
}

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? null;
  });
}

test('the owner’s navigation links to every screen and the site, and marks the current screen', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  const bar = page.getByRole('navigation', { name: 'Admin' });
  await bar.getByRole('link').first().waitFor();
  const links = await bar
    .getByRole('link')
    .evaluateAll(found =>
      found.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    );
  expect(links).toEqual([
    ['Dashboard', '/admin/dashboard', 'page'],
    ['Projects', '/admin/projects', null],
    ['Writing', '/admin/writing', null],
    ['Skills Editor', '/admin/skills', null],
    ['About Editor', '/admin/about', null],
    ['Settings', '/admin/settings', null],
    ['View site', '/', null],
    ['Trash', '/admin/trash', null],
  ]);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await close();
});

test('the frame is a rail of 220 px beside the screen, a slim bar and a footer of one line', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  const rail = await page.getByRole('navigation', { name: 'Admin' }).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(rail).toMatchObject({ x: 0, width: 220 });
  expect(main).toMatchObject({ x: 220, y: 44 });
  expect(footer?.height).toBeLessThanOrEqual(48);
  await close();
});

test('on a phone one bar has the title, and its menu holds the navigation and closes on a choice', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/dashboard', {
    viewport: { width: 390, height: 844 },
  });
  const bar = page.getByRole('banner');
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await bar.getByText('Dashboard', { exact: true }).first().waitFor();
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 56 });
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
  await inboxButton(page).click();
  await dropdown(page).getByText('This is Ada.').waitFor();
  await page.keyboard.press('Escape');
  await dropdown(page).waitFor({ state: 'hidden' });
  await nav.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor();
  expect(await nav.isVisible()).toBe(false);
  expect(await bar.getByText('Trash', { exact: true }).first().isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await close();
});

test('an unknown address below /admin shows visitors the same page as any other', async () => {
  const { page, problems, close } = await visit(browser);
  const look = async (path: string) => {
    const response = await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('navigation', { name: 'Admin' }).count()).toBe(0);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    return {
      status: response?.status(),
      heading,
      header,
      footer: await page.getByRole('contentinfo').innerText(),
    };
  };
  const expected = await look('/no-such-page');
  expect(expected.status).toBe(404);
  expect(await look('/admin/no-such-page')).toEqual(expected);
  expect(await look('/admin/settings/no-such-page')).toEqual(expected);
  // The browser reports each response with the status 404.
  expect(problems.filter(problem => !/404/.test(problem))).toEqual([]);
  await close();
});

describe('unread messages', () => {
  test('are counted in the badge and listed in the dropdown, newest first', async () => {
    await sendMessage('Dora', `A letter of many words. ${'And more. '.repeat(100)}`);
    const { page, problems, close } = await openDropdown();
    await expect.poll(() => inboxButton(page).innerText()).toContain('4');
    await expect.poll(() => senders(page)).toEqual(['Dora', 'Cleo', 'Berta', 'Ada']);
    const today = await page.evaluate(() => new Date().toLocaleDateString());
    expect(await dropdown(page).locator('time').first().innerText()).toBe(today);
    const [excerpt] = await dropdown(page)
      .locator('li p')
      .evaluateAll(found => found.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    expect(excerpt).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test('scroll within 20rem when there are many, with the link to the inbox in view', async () => {
    for (let i = 0; i < 10; i += 1) await sendMessage(`Writer ${i}`);
    const { page, close } = await openDropdown();
    const list = dropdown(page).getByRole('list');
    await expect.poll(() => list.locator('li').count()).toBe(13);
    const { height, full } = await list.evaluate(({ clientHeight, scrollHeight }) => ({
      height: clientHeight,
      full: scrollHeight,
    }));
    expect(height).toBe(320);
    expect(full).toBeGreaterThan(320);
    await dropdown(page).getByRole('link', { name: 'Go to Inbox' }).click();
    await page.waitForURL(`${site.url}/admin/inbox`);
    await dropdown(page).waitFor({ state: 'hidden' });
    await close();
  });

  test('leave the list and the count when marked as read, and the next one gets the focus', async () => {
    const { page, close } = await openDropdown();
    await dropdown(page).getByRole('button', { name: 'Mark as Read: message from Cleo' }).click();
    await expect.poll(() => senders(page)).toEqual(['Berta', 'Ada']);
    await expect.poll(() => focusedName(page)).toBe('Mark as Read: message from Berta');
    await expect.poll(() => inboxButton(page).innerText()).toContain('2');
    await expect
      .poll(async () => (await listMessages()).filter(({ read }) => read).map(({ name }) => name))
      .toEqual(['Cleo']);
    await page.keyboard.press('Enter');
    await expect.poll(() => senders(page)).toEqual(['Ada']);
    await page.keyboard.press('Enter');
    await dropdown(page).getByText('No unread messages').waitFor();
    await expect.poll(() => inboxButton(page).innerText()).not.toMatch(/\d/);
    await close();
  });

  test('return to the list when marking them fails, with an error and a retry', async () => {
    const { page, close } = await openDropdown();
    const failure = await failCall(page, 'contacts.markRead');
    await dropdown(page).getByRole('button', { name: 'Mark as Read: message from Ada' }).click();
    await page.getByText('Not saved').waitFor();
    await expect.poll(() => senders(page)).toEqual(['Cleo', 'Berta', 'Ada']);
    await failure.stop();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(async () => (await listMessages()).filter(({ read }) => read).length).toBe(1);
    await close();
  });

  test('open in the inbox with View', async () => {
    const { page, close } = await openDropdown();
    const berta = (await listMessages()).find(({ name }) => name === 'Berta');
    await dropdown(page).getByRole('link', { name: 'View message from Berta' }).click();
    await page.waitForURL(`${site.url}/admin/inbox?message=${berta?._id}`);
    await page.getByRole('dialog', { name: 'Message Details' }).getByText('This is Berta.').waitFor();
    await dropdown(page).waitFor({ state: 'hidden' });
    await close();
  });

  test('show an error and a retry when loading them fails', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/admin/writing');
    const failure = await failCall(page, 'contacts.page');
    await inboxButton(page).click();
    await dropdown(page).getByText('Failed to fetch messages. Please try again.').waitFor();
    await failure.stop();
    await dropdown(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => senders(page)).toEqual(['Cleo', 'Berta', 'Ada']);
    await close();
  });

  test('are counted again after a minute', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/robots.txt');
    await page.clock.install();
    await page.goto(`${site.url}/admin/inbox`);
    await expect.poll(() => inboxButton(page).innerText()).toContain('3');
    await sendMessage('Dora');
    await page.clock.fastForward(30_000);
    expect(await inboxButton(page).innerText()).toContain('3');
    await page.clock.fastForward(31_000);
    await expect.poll(() => inboxButton(page).innerText()).toContain('4');
    await close();
  });
});

describe('the dropdown of unread messages', () => {
  test('closes on Escape and returns the focus', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
    await inboxButton(page).focus();
    await page.keyboard.press('Enter');
    await dropdown(page).getByText('This is Ada.').waitFor();
    expect(await inboxButton(page).getAttribute('aria-expanded')).toBe('true');
    await expect
      .poll(() => dropdown(page).evaluate(menu => menu.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await dropdown(page).waitFor({ state: 'hidden' });
    await expect
      .poll(() => inboxButton(page).evaluate(button => button === document.activeElement))
      .toBe(true);
    await close();
  });

  test('closes on a click outside and on a second click on its button', async () => {
    const { page, close } = await openDropdown();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).click();
    await dropdown(page).waitFor({ state: 'hidden' });
    await inboxButton(page).click();
    await dropdown(page).waitFor();
    await inboxButton(page).click();
    await dropdown(page).waitFor({ state: 'hidden' });
    await close();
  });

  test('fits into the window of a phone', async () => {
    const { page, close } = await openDropdown({ viewport: { width: 390, height: 700 } });
    await dropdown(page).getByText('This is Ada.').waitFor();
    const box = await dropdown(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
    await close();
  });
});

test('in a low window the dropdown shrinks its list, and the link to the inbox stays in view', async () => {
  for (let i = 0; i < 5; i += 1) await sendMessage(`Writer ${i}`);
  const { page, close } = await openDropdown({ viewport: { width: 1000, height: 400 } });
  await expect.poll(() => senders(page)).toHaveLength(8);
  const foot = await dropdown(page).getByRole('link', { name: 'Go to Inbox' }).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(400);
  await close();
});

test('the dropdown closes when Tab moves the focus out of it', async () => {
  const { page, close } = await openDropdown();
  await dropdown(page).getByRole('link', { name: 'Go to Inbox' }).focus();
  await page.keyboard.press('Tab');
  await dropdown(page).waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('Settings');
  await close();
});

test('axe reports no violations in the open dropdown', async () => {
  const { page, close } = await openDropdown();
  await dropdown(page).getByText('This is Ada.').waitFor();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await close();
});

test.each(['dashboard', 'projects', 'writing', 'setup', 'trash', 'skills', 'about', 'inbox', 'settings'])(
  'the %s screen requests nothing twice when it opens',
  async name => {
    const { page, close } = await visitAsOwner(browser, site.url, '/robots.txt');
    const requested: string[] = [];
    page.on('request', request => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/trpc/')) requested.push(...decodeURIComponent(pathname.slice(6)).split(','));
    });
    await page.goto(`${site.url}/admin/${name}`);
    await page.waitForLoadState('networkidle');
    expect(requested).toContain('contacts.unreadCount');
    expect(requested.filter((procedure, index) => requested.indexOf(procedure) < index)).toEqual([]);
    await close();
  },
);

test('no screen of the sample is higher than 3,500 px on a phone', async () => {
  const projects: { _id: string; title: string }[] = await call('GET', '/projects');
  const { notes }: { notes: { _id: string }[] } = await call('GET', '/notes');
  const paths = [
    ...['dashboard', 'projects', 'writing', 'skills', 'about', 'inbox'],
    ...projects.map(({ _id }) => `projects/${_id}`),
    ...notes.map(({ _id }) => `notes/${_id}`),
  ];
  const options = { viewport: { width: 390, height: 844 } };
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/dashboard', options);
  const heights: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(`${site.url}/admin/${path}`);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    heights[path] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  expect(Object.entries(heights).filter(([, height]) => height > 3_500)).toEqual([]);
  await close();
});
