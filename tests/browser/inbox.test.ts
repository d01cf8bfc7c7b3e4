import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { listAccessibilityProblems } from '../support/axe-findings';
import { failCall, holdCalls, respondWith } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { connect } from '../support/open-test-database';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { engine } from '../support/test-database';

type Message = { _id: string; name: string; read: boolean; createdAt: string };

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
  const old: Message[] = await listMessages();
  await call('DELETE', '/contacts', { ids: old.map(({ _id }) => _id) });
  for (const name of ['Ada', 'Berta', 'Cleo']) await sendMessage(name);
});

function listMessages(): Promise<Message[]> {
  return call('GET', '/contacts');
}

async function sendMessage(name: string, message = `Dear owner,\n\nthis is ${name}.`): Promise<Message> {
  return call('POST', '/contacts', { name, email: `${name.toLowerCase()}@example.org`, message });
}

async function openInbox(search = '') {
  const opened = await visitAsOwner(browser, site.url, `/admin/inbox${search}`);
  await opened.page.getByRole('heading', { name: 'Admin Inbox' }).waitFor();
  return opened;
}

/** Returns the names in the list, from top to bottom. */
function names(page: Page): Promise<string[]> {
  return page
    .getByRole('table', { name: 'Messages' })
    .getByRole('checkbox')
    .evaluateAll(boxes => boxes.map(box => box.getAttribute('aria-label')?.split(' ').at(-1) ?? ''));
}

async function readNames(): Promise<string[]> {
  return (await listMessages()).filter(({ read }) => read).map(({ name }) => name);
}

/** Holds the next call of a procedure until the returned function makes it fail. Later calls pass. */
async function holdToFail(page: Page, procedure: string): Promise<() => void> {
  let fail = (): void => {};
  const held = new Promise<void>(resolve => {
    fail = resolve;
  });
  const failLate = async (route: Route) => {
    await held;
    await route.abort();
  };
  await page.route(`**/trpc/${procedure}**`, failLate, { times: 1 });
  return fail;
}

test('messages are sorted newest first, unread ones have a dot, and columns sort in both directions', async () => {
  const { page, problems, close } = await openInbox();
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);
  expect(await page.getByRole('row', { name: /Cleo/ }).getByText('Unread', { exact: true }).count()).toBe(1);
  const today = new Date().toLocaleDateString('en-US');
  await page.getByRole('row', { name: /Ada/ }).getByText(today).waitFor();

  await page.getByRole('button', { name: 'Date' }).click();
  await expect.poll(() => names(page)).toEqual(['Ada', 'Berta', 'Cleo']);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(() => names(page)).toEqual(['Ada', 'Berta', 'Cleo']);
  expect(new URL(page.url()).search).toBe('?sort=name&order=asc');
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Ada', 'Berta', 'Cleo']);
  expect(problems).toEqual([]);
  await close();
});

test('of an unread message only the name is bold, on a phone as well', async () => {
  const [ada] = (await listMessages()).filter(({ name }) => name === 'Ada');
  await call('PUT', '/contacts/mark-read', { ids: [ada?._id] });
  const { page, close } = await openInbox();
  /** Returns the weights of the link in a row and of the cells without it. */
  const readWeights = (name: string) =>
    page.getByRole('row', { name }).evaluate(row => {
      const weigh = (element: Element) => Number(getComputedStyle(element).fontWeight);
      const cells = [...row.querySelectorAll('td:not(:has(a))')];
      return { name: [...row.querySelectorAll('a')].map(weigh), others: Math.max(...cells.map(weigh)) };
    });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => readWeights('Berta')).toEqual({ name: [600], others: 400 });
    expect(await readWeights('Ada')).toEqual({ name: [400], others: 400 });
  }
  await close();
});

test('a row can be marked as read and unread, and the filters follow', async () => {
  const { page, problems, close } = await openInbox();
  await page.getByRole('button', { name: 'Mark as read: message from Berta' }).click();
  await page.getByRole('button', { name: 'Mark as unread: message from Berta' }).waitFor();
  await expect.poll(readNames).toEqual(['Berta']);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Berta']);
  await page.getByRole('button', { name: 'Unread', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Ada']);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as unread: message from Berta' }).click();
  await expect.poll(readNames).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('selected messages are marked and deleted together, and a deletion can be undone', async () => {
  const { page, problems, close } = await openInbox();
  const selectAll = page.getByRole('button', { name: 'Select All' });
  await selectAll.click();
  await page.getByText('3 of 3 selected').waitFor();
  await selectAll.click();
  await expect.poll(() => page.getByText('3 of 3 selected').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Delete Selected' }).isDisabled()).toBe(true);

  await page.getByRole('checkbox', { name: /Ada/ }).check();
  await page.getByRole('checkbox', { name: /Cleo/ }).check();
  await page.getByRole('button', { name: 'Mark as Read', exact: true }).click();
  await expect.poll(readNames).toEqual(['Cleo', 'Ada']);
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await page.getByText('2 messages deleted').waitFor();
  await expect.poll(() => names(page)).toEqual(['Berta']);
  expect(await page.getByText(/ selected$/).count()).toBe(0);
  expect((await listMessages()).map(({ name }) => name)).toEqual(['Berta']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);
  expect(problems).toEqual([]);
  await close();
});

test('each deletion can be undone, and messages that a filter hides are deselected', async () => {
  const { page, problems, close } = await openInbox();
  const calls = await holdCalls(page);
  await page.getByRole('button', { name: 'Delete message from Ada' }).click();
  await page.getByRole('button', { name: 'Delete message from Cleo' }).click();
  await expect.poll(() => names(page)).toEqual(['Berta']);
  calls.release();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.count()).toBe(2);
  await undo.last().click();
  await undo.click();
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);

  await page.getByRole('button', { name: 'Unread', exact: true }).click();
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByText(/^\d of \d selected$/).waitFor();
  await page.getByRole('button', { name: 'Mark as Read', exact: true }).click();
  await page.getByText('No unread messages', { exact: true }).first().waitFor();
  // An empty list has no actions.
  expect(await page.getByRole('button', { name: 'Delete Selected' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test.each([390, 1440])(
  'a deleted message returns with Undo and from the trash on a screen %d px wide',
  async width => {
    await call('DELETE', '/trash');
    const { page, problems, close } = await openInbox('?filter=unread');
    await page.setViewportSize({ width, height: 900 });
    const deleteMessage = page.getByRole('button', { name: 'Delete message from Ada' });
    await deleteMessage.click();
    await page.getByText('Message deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Deletion undone.').waitFor();
    await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);

    await deleteMessage.click();
    await page.getByRole('button', { name: 'Delete message from Berta' }).click();
    const openMenu = async () => {
      if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
    };
    await openMenu();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Trash' }).click();
    const row = (name: string) => page.getByRole('row', { name: `Message from ${name}` });
    await row('Ada').getByText('Message', { exact: true }).waitFor();
    await row('Ada').getByText('30 days').waitFor();
    expect(await page.getByText('this is Ada').count()).toBe(0);
    await page.getByRole('button', { name: 'Restore Message from Ada' }).click();
    await page.getByText('Message from Ada restored.').waitFor();

    if (width < 768) {
      await page.getByRole('button', { name: 'More actions for Message from Berta' }).click();
      await page.getByRole('button', { name: 'Delete permanently' }).click();
    } else await page.getByRole('button', { name: 'Delete Message from Berta permanently' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Message from Berta permanently' });
    await dialog.getByText("This can't be undone.", { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('The trash is empty.').waitFor();
    await page.getByText(/You can restore deleted .* and messages here\./).waitFor();

    await openMenu();
    await page.getByRole('button', { name: /^Inbox/ }).click();
    await page
      .getByRole('link', { name: 'Go to Inbox' })
      .or(page.getByRole('button', { name: 'Go to Inbox' }))
      .click();
    await expect.poll(() => names(page)).toEqual(['Cleo', 'Ada']);
    expect(problems).toEqual([]);
    await close();
  },
);

test('Undo in the trash removes the message from the list there', async () => {
  await call('DELETE', '/trash');
  const { page, close } = await openInbox();
  await page.getByRole('button', { name: 'Delete message from Ada' }).click();
  await page.getByText('Message deleted.').waitFor();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('row', { name: 'Message from Ada' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The trash is empty.').waitFor();
  await close();
});

test('a double click on a trash icon does not delete the row that moves up under the pointer', async () => {
  const { page, close } = await openInbox();
  const box = await page.getByRole('button', { name: 'Delete message from Cleo' }).boundingBox();
  if (!box) throw new Error('The trash icon is not in view');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByText('Message deleted').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await names(page)).toEqual(['Berta', 'Ada']);
  expect((await listMessages()).map(({ name }) => name)).toEqual(['Berta', 'Ada']);
  await close();
});

test('the details of a message open from its row and from the address', async () => {
  const { page, problems, close } = await openInbox();
  await page.getByRole('button', { name: 'View details of message from Ada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message Details' });
  await dialog.getByText('this is Ada.').waitFor();
  expect(
    await dialog.getByText('this is Ada.').evaluate(element => getComputedStyle(element).whiteSpace),
  ).toBe('pre-wrap');
  await dialog.getByText('Ada', { exact: true }).waitFor();
  const sender = dialog.getByRole('link', { name: 'ada@example.org' });
  expect(await sender.getAttribute('href')).toBe('mailto:ada@example.org');
  const ada = (await listMessages()).find(({ name }) => name === 'Ada');
  const sentAt = await page.evaluate(at => new Date(at).toLocaleString(), ada?.createdAt ?? '');
  await dialog.getByText(sentAt, { exact: true }).waitFor();
  const reply = await dialog.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(reply).toMatch(/^mailto:ada%40example\.org\?subject=/);
  const address = page.url();
  expect(address).toContain('?message=');
  // Opening a message marks it as read; the owner can mark it as unread again.
  await dialog.getByRole('button', { name: 'Mark as Unread' }).click();
  await dialog.getByRole('button', { name: 'Mark as Read' }).waitFor();
  await expect.poll(readNames).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as Read' }).click();
  await dialog.getByRole('button', { name: 'Mark as Unread' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${site.url}/admin/inbox`);
  const opener = page.getByRole('button', { name: 'View details of message from Ada' });
  await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true);

  await page.goto(address);
  await dialog.getByText('this is Ada.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${site.url}/admin/inbox?message=nothing`);
  await dialog.getByText('Message not found.').waitFor();
  expect(problems).toEqual([]);
  await close();
});

function messagePane(page: Page) {
  return page.getByRole('article', { name: /^Message/ });
}

/** Waits until the message is open and has the focus. */
async function expectReading(page: Page, name: string): Promise<void> {
  const pane = page.getByRole('article', { name: `Message from ${name}` });
  await expect.poll(() => pane.evaluate(element => element === document.activeElement)).toBe(true);
}

async function expectFocusOnRow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true });
  await expect.poll(() => link.evaluate(element => element === document.activeElement)).toBe(true);
}

test.each([
  ['its panel', 2],
  ['the menu', 4],
] as const)('from %s on the dashboard, a message is read and answered in %d actions', async (way, most) => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  let actions = 0;
  const act = (action: Promise<unknown>) => {
    actions += 1;
    return action;
  };
  if (way === 'its panel') {
    await act(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Berta/ })
        .click(),
    );
  } else {
    await act(page.getByRole('button', { name: /^Inbox/ }).click());
    await act(page.getByRole('link', { name: 'Go to Inbox' }).click());
    await act(page.getByRole('row', { name: /Berta/ }).click());
  }
  await messagePane(page).getByText('this is Berta.').waitFor();
  await expectReading(page, 'Berta');
  await page.evaluate(() =>
    document.addEventListener('click', event => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      document.body.dataset.followed = event.target.href;
    }),
  );
  // Reply is the first control of the message.
  await page.keyboard.press('Tab');
  await act(page.keyboard.press('Enter'));
  expect(await page.locator('body').getAttribute('data-followed')).toMatch(/^mailto:berta%40example\.org\?/);
  expect(actions).toBe(most);
  expect(problems).toEqual([]);
  await close();
});

test('a row opens its message beside the list, and the keyboard goes on to the next', async () => {
  const { page, problems, close } = await openInbox('?filter=unread');
  const table = page.getByRole('table', { name: 'Messages' });
  await page.getByRole('row', { name: /Cleo/ }).click();
  await expectReading(page, 'Cleo');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const reply = await messagePane(page).getByRole('link', { name: 'Reply by email' }).boundingBox();
  const list = await table.boundingBox();
  expect(reply?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0) - 1);
  const row = await page.getByRole('row', { name: /Berta/ }).boundingBox();
  expect(row?.height).toBeLessThanOrEqual(96);
  // A read message leaves the unread ones, but the one after it is still the next.
  await expect.poll(readNames).toEqual(['Cleo']);
  await expect.poll(() => names(page)).toEqual(['Berta', 'Ada']);
  await page.keyboard.press('ArrowDown');
  await expectReading(page, 'Berta');
  await page.keyboard.press('ArrowDown');
  await expectReading(page, 'Ada');
  await page.keyboard.press('ArrowDown');
  await expectReading(page, 'Ada');
  await expect.poll(readNames).toEqual(['Cleo', 'Berta', 'Ada']);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);
  await page.keyboard.press('ArrowUp');
  await expectReading(page, 'Berta');
  await messagePane(page).getByRole('button', { name: 'Mark as Unread' }).click();
  await expect.poll(readNames).toEqual(['Cleo', 'Ada']);

  // In a text field the arrow keys stay where they are.
  await page.getByLabel('Search messages').focus();
  await page.keyboard.press('ArrowDown');
  await page.reload();
  await expectReading(page, 'Berta');
  await expect.poll(() => table.locator('[aria-current]').allInnerTexts()).toEqual(['Berta']);
  await messagePane(page).getByRole('button', { name: 'Delete message' }).click();
  await expectReading(page, 'Ada');
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Ada']);
  await page.keyboard.press('Escape');
  await expectFocusOnRow(page, 'Ada');
  expect(page.url()).toBe(`${site.url}/admin/inbox`);
  await page.keyboard.press('Enter');
  await expectReading(page, 'Ada');
  await messagePane(page).getByRole('button', { name: 'Close message' }).click();
  await expectFocusOnRow(page, 'Ada');
  expect(problems).toEqual([]);
  await close();
});

/** Runs in the page, and lists the controls of which a square of 44 px around the center does not belong to it. */
function listSmallTargets(main: Element): string[] {
  const controls = [
    ...main.querySelectorAll<HTMLElement>('button:enabled, input, a.stretched-link, article a'),
  ];
  const isLarge = (element: HTMLElement) => {
    const area = element.matches('.stretched-link') ? element.closest('tr') : element;
    area?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = area?.getBoundingClientRect() ?? {};
    const center = { x: x + width / 2, y: y + height / 2 };
    return [-21, 21].every(distance =>
      [
        document.elementFromPoint(center.x + distance, center.y),
        document.elementFromPoint(center.x, center.y + distance),
      ].every(hit => element.contains(hit)),
    );
  };
  const isInline = (element: Element) => element.matches('p a');
  return controls
    .filter(element => element.checkVisibility() && !isInline(element) && !isLarge(element))
    .map(element => element.ariaLabel ?? element.innerText);
}

test('on a phone the message takes the screen, and both ways back return to its row', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/inbox', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const table = page.getByRole('table', { name: 'Messages' });
  await page.getByRole('row', { name: /Berta/ }).tap();
  await expectReading(page, 'Berta');
  expect(await table.isVisible()).toBe(false);
  expect(await page.getByRole('main').evaluate(listSmallTargets)).toEqual([]);
  await page.getByRole('button', { name: 'Back to messages' }).tap();
  await expectFocusOnRow(page, 'Berta');
  expect(await messagePane(page).count()).toBe(0);
  expect(await page.getByRole('main').evaluate(listSmallTargets)).toEqual([]);

  await page.getByRole('link', { name: 'Ada', exact: true }).tap();
  await expectReading(page, 'Ada');
  await page.goBack();
  await expectFocusOnRow(page, 'Ada');
  expect(page.url()).toBe(`${site.url}/admin/inbox`);
  expect(problems).toEqual([]);
  await close();
});

test('a search finds words of names, addresses and texts, stays in the address and limits Select All', async () => {
  await sendMessage('Dora', 'The tide table, please.');
  const { page, problems, close } = await openInbox();
  const search = page.getByLabel('Search messages');
  await expect.poll(() => names(page)).toEqual(['Dora', 'Cleo', 'Berta', 'Ada']);
  await page.getByRole('checkbox', { name: /Ada/ }).check();
  await search.fill('TIDE table');
  await expect.poll(() => names(page)).toEqual(['Dora']);
  expect(new URL(page.url()).search).toBe('?q=TIDE+table');
  // A selected message that the search hides must not be deleted with the selection.
  expect(await page.getByRole('button', { name: 'Delete Selected' }).isDisabled()).toBe(true);
  await search.fill('berta@example');
  await expect.poll(() => names(page)).toEqual(['Berta']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Berta']);
  expect(await search.inputValue()).toBe('berta@example');
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByText('1 of 1 selected').waitFor();
  await search.fill('nobody');
  await page.getByText('No messages match your search').waitFor();
  await search.fill('');
  await expect.poll(() => names(page)).toEqual(['Dora', 'Cleo', 'Berta', 'Ada']);
  expect(problems).toEqual([]);
  await close();
});

test('a long inbox has pages, and Select All selects all of them', async () => {
  for (let index = 0; index < 60; index += 1) await sendMessage(`Visitor-${index}`);
  const { page, close } = await openInbox();
  await page.getByText('Page 1 of 2').waitFor();
  expect((await names(page)).length).toBe(50);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('Page 2 of 2').waitFor();
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Ada');
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByText('63 of 63 selected').waitFor();
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await page.getByText('No messages yet').waitFor();
  const form = page.getByRole('link', { name: 'contact form on the home page' });
  expect(await form.getAttribute('href')).toBe('/#contact');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Page 1 of 2').waitFor();
  await close();
});

test.skipIf(engine === 'mysql')(
  'ten thousand messages are listed, paged, filtered and marked together',
  async () => {
    await fillInbox(10_000 - 3);
    const { page, problems, close } = await openInbox();
    await page.getByText('Page 1 of 200').waitFor();
    expect((await names(page)).slice(0, 4)).toEqual(['Cleo', 'Berta', 'Ada', '9996']);
    expect(await names(page)).toHaveLength(50);
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Page 2 of 200').waitFor();
    await expect.poll(async () => (await names(page))[0]).toBe('9949');

    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await page.getByText('Page 1 of 200').waitFor();
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.getByText('10000 of 10000 selected').waitFor();
    await page.getByRole('button', { name: 'Mark as Read', exact: true }).click();
    await page.getByText('No unread messages', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.getByText('Page 1 of 200').waitFor();
    expect(await page.getByRole('row').count()).toBe(51);
    expect(problems).toEqual([]);
    await close();
  },
);

/**
 * Inserts older messages, named by number, directly into the database, because sending them would take long.
 */
async function fillInbox(count: number): Promise<void> {
  const file = join(site.folder, 'data', 'portfolio.sqlite');
  const connection = await connect({ target: { kind: 'sqlite', file } }, [contactMessageEntity]);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    name: `Visitor ${index}`,
    nameOrder: `visitor ${index}`,
    email: `visitor-${index}@example.org`,
    emailOrder: `visitor-${index}@example.org`,
    message: `Dear owner, this is visitor ${index}. ${'And more. '.repeat(20)}`,
    createdAt: new Date(Date.UTC(2025, 0) + index * 1_000),
    read: false,
    spam: false,
    deletedAt: null,
  }));
  for (let first = 0; first < count; first += 2_000) {
    await connection.manager.insert(contactMessageEntity, rows.slice(first, first + 2_000));
  }
  await connection.destroy();
}

describe('when a call of the inbox fails', () => {
  test('the list reports the failure and can be retried', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/');
    await page.route('**/trpc/**contacts.page**', route => route.fulfill({ status: 500, body: 'broken' }));
    const calls = await holdCalls(page);
    await page.goto(`${site.url}/admin/inbox`);
    await page.getByText('Loading messages...').waitFor();
    calls.release();
    await page.getByText('Failed to fetch messages. Please try again.').waitFor();
    await page.unroute('**/trpc/**contacts.page**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);

    await failCall(page, 'contacts.ids');
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.getByRole('alert').getByText('Failed to fetch messages. Please try again.').waitFor();
    expect(await page.getByRole('button', { name: 'Delete Selected' }).isDisabled()).toBe(true);
    await close();
  });

  test('the details report the failure and can be retried, and so can marking in them', async () => {
    const { page, close } = await openInbox();
    const failure = await failCall(page, 'contacts.get');
    await page.getByRole('button', { name: 'View details of message from Ada' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message Details' });
    await dialog.getByText('Failed to fetch messages. Please try again.').waitFor();
    await failure.stop();
    const refusal = await failCall(page, 'contacts.markRead');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByText('this is Ada.').waitFor();

    await dialog.getByRole('alert').getByText('Not saved').waitFor();
    expect(await page.getByText('Not saved').count()).toBe(1);
    await refusal.stop();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByRole('button', { name: 'Mark as Unread' }).waitFor();
    expect(await page.getByText('Not saved').count()).toBe(0);
    await expect.poll(readNames).toEqual(['Ada']);

    // With the details closed, a toast reports the failure.
    const fail = await holdToFail(page, 'contacts.markUnread');
    await dialog.getByRole('button', { name: 'Mark as Unread' }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    fail();
    await page.getByText('Not saved').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(readNames).toEqual([]);
    await close();
  });

  test('a mark is reset, a deleted row returns, and both can be retried', async () => {
    const { page, close } = await openInbox();
    // Without a network the list cannot be refetched either.
    const goOffline = (isOffline: boolean) => page.context().setOffline(isOffline);
    const retry = page.getByRole('button', { name: 'Retry' });
    const markRead = page.getByRole('button', { name: 'Mark as read: message from Ada' });
    const markUnread = page.getByRole('button', { name: 'Mark as unread: message from Ada' });
    await markRead.waitFor();

    await goOffline(true);
    await markRead.click();
    await page.getByText('Not saved').waitFor();
    await markRead.waitFor();
    await goOffline(false);
    await retry.click();
    await expect.poll(readNames).toEqual(['Ada']);

    await goOffline(true);
    await markUnread.click();
    await page.getByText('Not saved').waitFor();
    await markUnread.waitFor();
    await goOffline(false);
    await retry.click();
    await expect.poll(readNames).toEqual([]);

    await goOffline(true);
    await page.getByRole('button', { name: 'Delete message from Berta' }).click();
    await page.getByText("Couldn't delete the messages.").waitFor();
    await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);
    await goOffline(false);
    await retry.click();
    await expect.poll(() => names(page)).toEqual(['Cleo', 'Ada']);
    await close();
  });

  test('the failure is reported even after other actions', async () => {
    const { page, close } = await openInbox();
    const retry = page.getByRole('button', { name: 'Retry' });
    const failFirst = await holdToFail(page, 'contacts.markRead');
    await page.getByRole('button', { name: 'Mark as read: message from Ada' }).click();
    await page.getByRole('button', { name: 'Mark as read: message from Berta' }).click();
    await expect.poll(readNames).toEqual(['Berta']);
    failFirst();
    await page.getByText('Not saved').waitFor();
    await retry.click();
    await expect.poll(readNames).toEqual(['Berta', 'Ada']);

    const failLate = await holdToFail(page, 'contacts.markRead');
    await page.getByRole('button', { name: /^Inbox/ }).click();
    const unread = page.getByRole('dialog', { name: 'Unread Messages' });
    await unread.getByRole('button', { name: 'Mark as Read: message from Cleo' }).click();
    await page.keyboard.press('Escape');
    await unread.waitFor({ state: 'hidden' });
    failLate();
    await page.getByText('Not saved').waitFor();
    await retry.click();
    await expect.poll(readNames).toEqual(['Cleo', 'Berta', 'Ada']);
    await close();
  });

  test('a failed Undo is reported on another screen, and so is one after the trash was emptied', async () => {
    const { page, close } = await openInbox();
    await page.getByRole('button', { name: 'Delete message from Ada' }).click();
    await page.getByText('Message deleted').waitFor();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    const failure = await failCall(page, 'contacts.restore');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^Couldn't restore the messages\. Server error/).waitFor();
    await failure.stop();
    await respondWith(page, 'contacts.restore', { count: 0 });
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(/^Couldn't restore the messages\..* They are not in the trash\.$/).waitFor();
    await close();
  });
});

test('axe reports no violations in the inbox, and nothing overflows', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/inbox');
  await page.getByRole('table', { name: 'Messages' }).waitFor();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ada', exact: true }).click();
  await expectReading(page, 'Ada');
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await messagePane(page).getByRole('button', { name: 'Close message' }).click();
  await page
    .getByRole('button', { name: /^View details/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'Message Details' })
    .getByText(/^Dear owner/)
    .waitFor();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await close();
});
