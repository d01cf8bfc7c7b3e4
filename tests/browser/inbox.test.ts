import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from '../support/browser/browser-test';
import { expectFocus } from '../support/browser/expect-focus';
import { at, isAtMost } from '../support/browser/pixel-rules';
import { PHONE, sweepWithAxe } from '../support/browser/sweep';

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
  await expectFocus(pane);
}

async function expectFocusOnRow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true });
  await expectFocus(link);
}

test('the list, the message beside it and the details are laid out and pass axe, and closing the details returns the focus', async ({
  owner,
}) => {
  const page = await owner('/admin/inbox');
  await page.getByRole('button', { name: 'Mark as read: message from Ada' }).click();
  await page.getByRole('button', { name: 'Mark as unread: message from Ada' }).waitFor();
  await sweepWithAxe(page, {
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
  });

  await page.getByRole('link', { name: 'Ada', exact: true }).click();
  await expectReading(page, 'Ada');
  await sweepWithAxe(page, {
    'the message is beside the list': {
      ...at(1440),
      check: () => {
        const [list, reply] = ['table[aria-label="Messages"]', 'article a[href^="mailto:"]'].map(selector =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return (reply?.left ?? 0) > (list?.right ?? 0) - 1 ? [] : [`the reply at ${reply?.left}`];
      },
    },
    'a row beside a message is at most 96 px high': {
      ...at(1440),
      ...isAtMost('table[aria-label="Messages"] tbody tr', 96),
    },
  });

  await getPane(page).getByRole('button', { name: 'Close message' }).click();
  const opener = page.getByRole('button', { name: 'View details of message from Ada' });
  await opener.click();
  const text = getDetails(page).getByText(/^Dear owner/);
  await text.waitFor();
  expect(await text.evaluate(element => getComputedStyle(element).whiteSpace)).toBe('pre-wrap');
  await sweepWithAxe(page);
  await page.keyboard.press('Escape');
  await getDetails(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  await expectFocus(opener);
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
