import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { listAccessibilityProblems } from '../support/axe-findings';
import { test as base } from '../support/browser-test';
import { connect } from '../support/open-test-database';
import type { Site } from '../support/start-site';
import { DESKTOP, EVERY_SIZE, PHONE, sweep } from '../support/sweep';

type Message = { _id: string; name: string; read: boolean };

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

/** The inbox has exactly three messages, from Ada, Berta and Cleo, in this order. `inbox` reads it. */
const test = base
  .extend('environment', { scope: 'file' }, { LIMIT_CONTACT: 'off', LIMIT_CONTACT_DAY: 'off' })
  .extend('inbox', { auto: true }, async ({ call }) => {
    const list = (): Promise<Message[]> => call('GET', '/contacts');
    await call('DELETE', '/contacts', { ids: (await list()).map(({ _id }) => _id) });
    for (const name of ['Ada', 'Berta', 'Cleo']) {
      const email = `${name.toLowerCase()}@example.org`;
      await call('POST', '/contacts', { name, email, message: `Dear owner,\n\nthis is ${name}.` });
    }
    const listNames = async (isListed: (message: Message) => boolean) =>
      (await list()).filter(isListed).map(({ name }) => name);
    return { names: () => listNames(() => true), readNames: () => listNames(({ read }) => read) };
  });

const getTable = (page: Page) => page.getByRole('table', { name: 'Messages' });
const getPane = (page: Page) => page.getByRole('article', { name: /^Message/ });
const getDetails = (page: Page) => page.getByRole('dialog', { name: 'Message Details' });

/** Returns the names in the list, from top to bottom. */
function names(page: Page): Promise<string[]> {
  return getTable(page)
    .getByRole('checkbox')
    .evaluateAll(boxes => boxes.map(box => box.getAttribute('aria-label')?.split(' ').at(-1) ?? ''));
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

test('the list, the message beside it and the details are laid out and pass axe, and closing the details returns the focus', async ({
  owner,
}) => {
  const page = await owner('/admin/inbox');
  await page.getByRole('button', { name: 'Mark as read: message from Ada' }).click();
  await page.getByRole('button', { name: 'Mark as unread: message from Ada' }).waitFor();
  await sweep(
    page,
    {
      'of an unread message only the name is bold, and of a read one nothing': {
        check: () =>
          [...document.querySelectorAll('table[aria-label="Messages"] tbody tr')].flatMap(row => {
            const weigh = (element: Element) => Number(getComputedStyle(element).fontWeight);
            const text = row.textContent ?? '';
            const name = [...row.querySelectorAll('a')].map(weigh).join();
            const others = Math.max(...[...row.querySelectorAll('td:not(:has(a))')].map(weigh));
            const expected = text.includes('Ada') ? '400' : '600';
            return name === expected && others === 400 ? [] : [`${text}: ${name}, ${others}`];
          }),
      },
    },
    EVERY_SIZE,
  );
  expect(await listAccessibilityProblems(page)).toEqual([]);

  await page.setViewportSize(DESKTOP);
  await page.getByRole('link', { name: 'Ada', exact: true }).click();
  await expectReading(page, 'Ada');
  await sweep(
    page,
    {
      'the message is beside the list': {
        check: () => {
          const [list, reply] = ['table[aria-label="Messages"]', 'article a[href^="mailto:"]'].map(selector =>
            document.querySelector(selector)?.getBoundingClientRect(),
          );
          return (reply?.left ?? 0) > (list?.right ?? 0) - 1 ? [] : [`the reply at ${reply?.left}`];
        },
      },
      'a row beside a message is at most 96 px high': {
        check: () =>
          [...document.querySelectorAll('table[aria-label="Messages"] tbody tr')].flatMap(row => {
            const { height } = row.getBoundingClientRect();
            return height <= 96 ? [] : [`${row.textContent}: ${height}`];
          }),
      },
    },
    [{ ...DESKTOP, theme: 'light' }],
  );
  expect(await listAccessibilityProblems(page)).toEqual([]);

  await page.setViewportSize(DESKTOP);
  await getPane(page).getByRole('button', { name: 'Close message' }).click();
  const opener = page.getByRole('button', { name: 'View details of message from Ada' });
  await opener.click();
  const text = getDetails(page).getByText(/^Dear owner/);
  await text.waitFor();
  expect(await text.evaluate(element => getComputedStyle(element).whiteSpace)).toBe('pre-wrap');
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('Escape');
  await getDetails(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true);
});

test('a double click on a trash icon does not delete the row that moves up under the pointer', async ({
  owner,
  inbox,
}) => {
  const page = await owner('/admin/inbox');
  const box = await page.getByRole('button', { name: 'Delete message from Cleo' }).boundingBox();
  if (!box) throw new Error('The trash icon is not in view');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByText('Message deleted').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await names(page)).toEqual(['Berta', 'Ada']);
  expect(await inbox.names()).toEqual(['Berta', 'Ada']);
});

test.for([
  ['its panel', 2],
  ['the menu', 4],
] as const)(
  'from %s on the dashboard, a message is read and answered in %d actions',
  async ([way, most], { owner }) => {
    const page = await owner('/admin/dashboard');
    let actions = 0;
    const act = (action: Promise<unknown>) => {
      actions += 1;
      return action;
    };
    if (way === 'its panel') {
      const panel = page.getByRole('main').getByRole('link', { name: /^Berta/ });
      await act(panel.click());
    } else {
      await act(page.getByRole('button', { name: /^Inbox/ }).click());
      await act(page.getByRole('link', { name: 'Go to Inbox' }).click());
      await act(page.getByRole('row', { name: /Berta/ }).click());
    }
    await getPane(page).getByText('this is Berta.').waitFor();
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
    expect(await page.locator('body').getAttribute('data-followed')).toMatch(
      /^mailto:berta%40example\.org\?/,
    );
    expect(actions).toBe(most);
  },
);

test('a row opens its message beside the list, and the keyboard goes on to the next', async ({
  owner,
  inbox,
}) => {
  const page = await owner('/admin/inbox?filter=unread');
  await page.getByRole('row', { name: /Cleo/ }).click();
  await expectReading(page, 'Cleo');
  expect(await page.getByRole('dialog').count()).toBe(0);
  // A read message leaves the unread ones, but the one after it is still the next.
  await expect.poll(inbox.readNames).toEqual(['Cleo']);
  await expect.poll(() => names(page)).toEqual(['Berta', 'Ada']);
  await page.keyboard.press('ArrowDown');
  await expectReading(page, 'Berta');
  await page.keyboard.press('ArrowDown');
  await expectReading(page, 'Ada');
  await page.keyboard.press('ArrowDown');
  await expectReading(page, 'Ada');
  await expect.poll(inbox.readNames).toEqual(['Cleo', 'Berta', 'Ada']);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);
  await page.keyboard.press('ArrowUp');
  await expectReading(page, 'Berta');
  await getPane(page).getByRole('button', { name: 'Mark as Unread' }).click();
  await expect.poll(inbox.readNames).toEqual(['Cleo', 'Ada']);

  // In a text field the arrow keys stay where they are.
  await page.getByLabel('Search messages').focus();
  await page.keyboard.press('ArrowDown');
  await page.reload();
  await expectReading(page, 'Berta');
  await expect.poll(() => getTable(page).locator('[aria-current]').allInnerTexts()).toEqual(['Berta']);
  await getPane(page).getByRole('button', { name: 'Delete message' }).click();
  await expectReading(page, 'Ada');
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Ada']);
  await page.keyboard.press('Escape');
  await expectFocusOnRow(page, 'Ada');
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Enter');
  await expectReading(page, 'Ada');
  await getPane(page).getByRole('button', { name: 'Close message' }).click();
  await expectFocusOnRow(page, 'Ada');
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

test('on a phone the message takes the screen, and both ways back return to its row', async ({ owner }) => {
  const page = await owner('/admin/inbox', ON_A_PHONE);
  await page.getByRole('row', { name: /Berta/ }).tap();
  await expectReading(page, 'Berta');
  expect(await getTable(page).isVisible()).toBe(false);
  expect(await page.getByRole('main').evaluate(listSmallTargets)).toEqual([]);
  await page.getByRole('button', { name: 'Back to messages' }).tap();
  await expectFocusOnRow(page, 'Berta');
  expect(await getPane(page).count()).toBe(0);
  expect(await page.getByRole('main').evaluate(listSmallTargets)).toEqual([]);

  await page.getByRole('link', { name: 'Ada', exact: true }).tap();
  await expectReading(page, 'Ada');
  await page.goBack();
  await expectFocusOnRow(page, 'Ada');
  expect(new URL(page.url()).search).toBe('');
});

test('on a phone a deleted message returns with Undo and from the trash, which the menu opens', async ({
  owner,
  call,
}) => {
  await call('DELETE', '/trash');
  const page = await owner('/admin/inbox?filter=unread', ON_A_PHONE);
  const deleteMessage = page.getByRole('button', { name: 'Delete message from Ada' });
  await deleteMessage.tap();
  await page.getByText('Message deleted.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByText('Deletion undone.').waitFor();
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Berta', 'Ada']);

  await deleteMessage.tap();
  await page.getByRole('button', { name: 'Delete message from Berta' }).tap();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.tap();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Trash' }).tap();
  await page.getByRole('button', { name: 'Restore Message from Ada' }).tap();
  await page.getByText('Message from Ada restored.').waitFor();
  await page.getByRole('button', { name: 'More actions for Message from Berta' }).tap();
  await page.getByRole('button', { name: 'Delete permanently' }).tap();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Message from Berta permanently' });
  await dialog.getByRole('button', { name: 'Delete permanently' }).tap();
  await page.getByText('The trash is empty.').waitFor();

  await menu.tap();
  await page.getByRole('button', { name: /^Inbox/ }).tap();
  await page
    .getByRole('link', { name: 'Go to Inbox' })
    .or(page.getByRole('button', { name: 'Go to Inbox' }))
    .tap();
  await expect.poll(() => names(page)).toEqual(['Cleo', 'Ada']);
});

test('ten thousand messages are listed, paged, filtered, marked, deleted and restored together', async ({
  owner,
  site,
}) => {
  await fillInbox(site, 10_000 - 3);
  const page = await owner('/admin/inbox');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByText('Page 1 of 200').waitFor();
  expect((await names(page)).slice(0, 4)).toEqual(['Cleo', 'Berta', 'Ada', '9996']);
  expect(await names(page)).toHaveLength(50);
  await press('Next page');
  await page.getByText('Page 2 of 200').waitFor();
  await expect.poll(async () => (await names(page))[0]).toBe('9949');

  await press('Unread');
  await page.getByText('Page 1 of 200').waitFor();
  await press('Select All');
  await page.getByText('10000 of 10000 selected').waitFor();
  await press('Mark as Read');
  await page.getByText('No unread messages', { exact: true }).waitFor();
  await press('Read');
  await page.getByText('Page 1 of 200').waitFor();
  expect(await page.getByRole('row').count()).toBe(51);

  await press('All');
  await press('Select All');
  await page.getByText('10000 of 10000 selected').waitFor();
  await press('Delete Selected');
  await page.getByText('No messages yet').waitFor();
  const form = page.getByRole('link', { name: 'contact form on the home page' });
  expect(await form.getAttribute('href')).toBe('/#contact');
  await press('Undo');
  await page.getByText('Page 1 of 200').waitFor();
});

/**
 * Inserts older messages, named by number, directly into the database, because sending them would take long.
 */
async function fillInbox({ target }: Site, count: number): Promise<void> {
  const connection = await connect({ target }, [contactMessageEntity]);
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
