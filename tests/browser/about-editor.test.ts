import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';
import { expectFocus } from '../support/browser/expect-focus';
import { DESKTOP, PHONE, sweepWithAxe } from '../support/browser/sweep';

const CARDS = ['My Developer Profile', 'School', 'Job', 'Current', 'Future Plans'];
const PITCH_PX = 384 + 20;
const ON_PHONE = { viewport: PHONE };

/** Five cards, which make the row wider than the window, and functions that read and add stored ones. */
const test = base
  .extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' })
  .extend('timeline', { auto: true }, async ({ call }) => {
    const stored = (): Promise<TimelineElement[]> => call('GET', '/timeline');
    const add = (element: Partial<TimelineElement>): Promise<TimelineElement> =>
      call('POST', '/timeline', element);
    for (const { _id } of await stored()) await call('DELETE', `/timeline/${_id}`);
    await add({ type: 'profile', profileSections: [{ title: 'How', text: 'With care.' }] });
    await add({
      title: 'School',
      year: 2015,
      shortDescription: 'First lines.',
      longDescription: 'Many more.',
    });
    await add({ title: 'Job', year: 2020, icon: 'fa-solid fa-gear' });
    await add({ type: 'current', longDescription: 'Looking for\nwork.' });
    await add({ type: 'future', futureSections: [{ title: 'Boat', text: 'Build one.' }] });
    return {
      stored,
      add,
      /** Returns the names of the stored elements: events by title, the others by their heading. */
      names: async (): Promise<string[]> => {
        const heads = { profile: CARDS[0], current: CARDS[3], future: CARDS[4] };
        return (await stored()).map(({ type, title }) => (type === 'event' ? title : (heads[type] ?? '')));
      },
    };
  });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
const row = (page: Page) => page.getByRole('region', { name: 'Timeline elements' });
const announcement = (page: Page) => page.locator('main [aria-live="assertive"]').textContent();
const scrollLeft = (page: Page) => row(page).evaluate(element => element.scrollLeft);

/** Returns the names of the cards, from left to right. */
function names(page: Page): Promise<string[]> {
  return row(page)
    .getByRole('article')
    .evaluateAll(cards => cards.map(article => article.getAttribute('aria-label') ?? ''));
}

/** Returns true if the row shows the full width of a card. */
async function isInRow(page: Page, shown: Locator): Promise<boolean> {
  const [window, box] = [await row(page).boundingBox(), await shown.boundingBox()];
  return window !== null && box !== null && box.x >= window.x && box.x + box.width <= window.x + window.width;
}

/** Opens the edit form of a card. */
async function edit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  return card(page, name);
}

async function readBox(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

async function getCenter(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await readBox(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses the mouse on the element and moves it sideways, without releasing it. */
async function drag(page: Page, locator: Locator, ...distances: number[]): Promise<void> {
  const { x, y } = await getCenter(locator);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const distance of distances) await page.mouse.move(x + distance, y);
}

test('the row of cards scrolls by dragging, by wheel and by keyboard', async ({ owner }) => {
  const page = await owner('/admin/about');
  await drag(page, card(page, 'Job').getByRole('heading', { name: 'Job' }), -3, -150, -300);
  await expect.poll(() => scrollLeft(page)).toBe(300);
  await page.mouse.up();
  await page.mouse.move(600, 400);
  expect(await scrollLeft(page)).toBe(300);

  const end = await row(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await card(page, 'Job').hover();
  await page.mouse.wheel(0, -100);
  await expect.poll(() => scrollLeft(page)).toBe(200);
  await page.mouse.wheel(0, 9_999);
  await expect.poll(() => scrollLeft(page)).toBe(end);

  await row(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scrollLeft(page)).toBeLessThan(end);
  expect(await names(page)).toEqual(CARDS);
});

test('the row of cards stays in place while a dialog of a card scrolls', async ({ owner }) => {
  const page = await owner('/admin/about');
  const form = await edit(page, 'School');
  await form.getByRole('button', { name: 'More actions' }).click();
  await form.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog', { name: 'History' }).hover();
  const before = await scrollLeft(page);
  const wheeled = page.evaluate(
    () =>
      new Promise<void>(resolve =>
        addEventListener('wheel', () => requestAnimationFrame(() => resolve()), { once: true }),
      ),
  );
  await page.mouse.wheel(0, 200);
  await wheeled;
  expect(await scrollLeft(page)).toBe(before);
});

test('the row of cards scrolls to a new card', async ({ owner }) => {
  const page = await owner('/admin/about');
  await page.getByRole('button', { name: 'Add New Element' }).click();
  await expectFocus(card(page, 'New Event').getByLabel('Title'));
  await expect.poll(() => isInRow(page, card(page, 'New Event'))).toBe(true);
});

describe('in the list view of the About Editor', () => {
  test('25 elements are low rows, and a new one is in view', async ({ owner, timeline }) => {
    for (let number = 6; number <= 25; number += 1)
      await timeline.add({ title: `Event ${number}`, year: 2000 + number });
    const page = await owner('/admin/about?tab=list');
    await handle(page, 'Event 25').waitFor();
    await sweepWithAxe(page, {
      'all elements are rows of at most 64 px inside the window': {
        check: () => {
          const articles = [...document.querySelectorAll('main article')];
          const broken = articles.filter(article => {
            const { height, right } = article.getBoundingClientRect();
            return height > 64 || right > innerWidth;
          });
          return articles.length === 25
            ? broken.map(({ ariaLabel }) => `${ariaLabel}`)
            : [`${articles.length} elements`];
        },
      },
    });

    await handle(page, 'Event 25').focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect.poll(async () => (await timeline.names()).slice(-2)).toEqual(['Event 25', 'Event 24']);
    await page.getByRole('button', { name: 'Add New Element' }).click();
    const added = card(page, 'New Event');
    await expectFocus(added.getByLabel('Title'));
    const { y, height } = (await added.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(900 - Math.min(height, 100));
  });

  test('titles are whole on a phone, where it opens first', async ({ owner, timeline }) => {
    const longTitle = 'Moved the workshop to the old ferry terminal beside the harbor';
    await timeline.add({ title: longTitle, year: 2021 });
    const page = await owner('/admin/about', ON_PHONE);
    await card(page, 'Job').waitFor();
    const isPressed = (name: string) =>
      page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
    expect([await isPressed('List'), await isPressed('Strip')]).toEqual(['true', 'false']);
    const title = card(page, longTitle).getByText(`2021, ${longTitle}`);
    expect(await title.evaluate(node => node.scrollWidth <= node.clientWidth)).toBe(true);
    await page.getByRole('button', { name: 'Strip', exact: true }).click();
    await page.getByRole('button', { name: 'Collapse all' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Collapse all' }).waitFor();
  });
});

describe('the order of the timeline cards', () => {
  test('changes by a drag of 8 px or more, even beyond the window', async ({ owner, timeline }) => {
    const page = await owner('/admin/about');
    const { y } = await getCenter(row(page));
    await drag(page, handle(page, 'My Developer Profile'), 4, 7);
    expect(await announcement(page)).toBe('');
    await page.mouse.move((await getCenter(handle(page, 'My Developer Profile'))).x + PITCH_PX, y);
    await expect.poll(() => announcement(page)).toContain('position 2 of 5');
    await page.mouse.up();
    const moved = ['School', 'My Developer Profile', 'Job', 'Current', 'Future Plans'];
    await expect.poll(() => names(page)).toEqual(moved);
    // Right after a drop, the cards may be in their earlier order for a moment.
    await expect.poll(timeline.names).toEqual(moved);
    expect((await timeline.stored()).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    // Otherwise this announcement may appear among those of the next drag.
    await expect.poll(() => announcement(page)).toBe('Order saved.');

    await drag(page, handle(page, 'School'), 100);
    await page.mouse.move(1_420, y);
    await expect.poll(() => announcement(page)).toContain('position 5 of 5');
    await page.keyboard.press('Escape');
    expect(await announcement(page)).toBe('Reordering canceled. School is back at position 1 of 5.');
    await page.mouse.up();
    expect((await names(page))[0]).toBe('School');

    await row(page).evaluate(element => element.scrollTo(0, 0));
    await drag(page, handle(page, 'School'), 100);
    await page.mouse.move(1_420, y);
    await expect.poll(() => announcement(page)).toContain('position 5 of 5');
    await page.mouse.up();
    await expect.poll(async () => (await timeline.names()).at(-1)).toBe('School');
  });

  test('changes by keyboard and buttons, which keep the focus', async ({ owner, timeline }) => {
    const page = await owner('/admin/about');
    await handle(page, 'School').focus();
    await page.keyboard.press('Space');
    expect(await announcement(page)).toBe('School picked up, position 2 of 5.');
    await page.keyboard.press('ArrowRight');
    expect(await announcement(page)).toBe('School moved 25 pixels to the right, position 2 of 5.');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await announcement(page)).toBe('School moved 429 pixels to the right, position 3 of 5.');
    await page.keyboard.press('End');
    expect(await announcement(page)).toBe('School moved to position 5 of 5.');
    const { x } = await getCenter(card(page, 'School'));
    expect(x).toBeLessThan(1_440 - 384 / 2);
    await page.keyboard.press('Escape');
    expect(await announcement(page)).toBe('Reordering canceled. School is back at position 2 of 5.');
    expect(await names(page)).toEqual(CARDS);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(() => announcement(page)).toBe('Order saved.');
    expect(await timeline.names()).toEqual([
      'School',
      'My Developer Profile',
      'Job',
      'Current',
      'Future Plans',
    ]);
    await expectFocus(handle(page, 'School'));

    await handle(page, 'School').click();
    await page.getByRole('button', { name: 'Move School right' }).click();
    await page.getByRole('button', { name: 'Drop' }).click();
    await expect.poll(timeline.names).toEqual(CARDS);
    await expectFocus(handle(page, 'School'));
  });
});

test.for([DESKTOP, PHONE])(
  'a draft on the dashboard opens in the editor, in view and with the focus, at $width px',
  async (viewport, { owner, site, timeline }) => {
    const futureSections = [{ title: 'Boat', text: 'Build one.' }];
    const draft = await timeline.add({ type: 'future', futureSections, draft: true });
    const page = await owner('/admin/dashboard', { viewport });
    await page.getByRole('link', { name: 'Future Plans Timeline element Draft' }).click();
    await page.waitForURL(`${site.url}/admin/about#${draft._id}`);
    const opened = page.locator(`article[id="${draft._id}"]`);
    await opened.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await expectFocus(opened);
    const { x, y, width } = (await opened.boundingBox()) ?? { x: -1, y: -1, width: 0 };
    const { width: windowWidth, height } = viewport;
    expect([x >= 0, x + width <= windowWidth, y > 0, y < height / 2]).toEqual(Array(4).fill(true));
  },
);

test('axe reports no violations in the strip, whose cards are in view when edited', async ({ owner }) => {
  const page = await owner('/admin/about?tab=strip');
  await page.getByRole('button', { name: /^Profile/ }).click();
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height });
    const profile = await edit(page, 'My Developer Profile');
    // The button moves away from a second click.
    await profile.getByRole('button', { name: 'Add Section' }).dblclick();
    expect(await profile.getByRole('textbox', { name: 'Section title' }).count()).toBe(2);
    const form = await edit(page, 'School');
    const { x, width: cardWidth } = (await form.boundingBox()) ?? { x: 0, width: 0 };
    expect(x).toBeGreaterThan(0);
    expect(x + cardWidth).toBeLessThan(width);
    if (width === DESKTOP.width) {
      await form.getByRole('button', { name: 'Choose a month' }).click();
      expect(await listAxeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await form.getByRole('spinbutton', { name: 'Year' }).fill('');
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await handle(page, 'Job').press('Enter');
      await sweepWithAxe(page);
      await page.keyboard.press('Escape');
    }
    await card(page, 'School').getByRole('button', { name: 'Cancel' }).click();
    // Its unsaved section stays while another card is open.
    await card(page, 'My Developer Profile').getByText('Unsaved changes').waitFor();
    await (await edit(page, 'My Developer Profile')).getByRole('button', { name: 'Cancel' }).click();
  }
  await page.getByRole('button', { name: 'Collapse all' }).click();
  const sizes = () =>
    row(page)
      .getByRole('article')
      .evaluateAll(cards => cards.map(({ clientWidth, clientHeight }) => `${clientWidth} x ${clientHeight}`));
  expect(await sizes()).toEqual(Array(5).fill('384 x 150'));
  await page.getByRole('button', { name: 'Delete Current' }).click();
  await sweepWithAxe(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Expand all' }).click();
  expect(await sizes()).not.toContain('384 x 150');
});

test('Save and Cancel stay in view on a phone while a long card is edited', async ({ owner }) => {
  const page = await owner('/admin/about');
  await page.setViewportSize(PHONE);
  const school = await edit(page, 'School');
  await school.getByRole('textbox', { name: 'Long Description' }).fill('Line.\n'.repeat(60));
  for (const name of ['Title', 'Long Description']) {
    await school.getByRole('textbox', { name }).evaluate(field => field.scrollIntoView({ block: 'start' }));
    for (const button of ['Cancel', 'Save']) {
      const { y, height } = await readBox(school.getByRole('button', { name: button, exact: true }));
      expect([y > 0, y + height < PHONE.height], `${button} at ${name}`).toEqual([true, true]);
    }
  }
  await school.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Edit School' }).waitFor();
});

test('a draft is scheduled from its card', async ({ owner, timeline }) => {
  const texts = { shortDescription: 'Off it goes.', longDescription: 'At last.' };
  const { _id: id } = await timeline.add({ title: 'Launch', year: 2030, draft: true, ...texts });
  const page = await owner('/admin/about');
  const launch = card(page, 'Launch');
  await launch.getByRole('button', { name: 'Edit Launch' }).click();
  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Date and time').fill('2099-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('Scheduled', { exact: true }).first().waitFor();
  const stored = (await timeline.stored()).find(({ _id }) => _id === id);
  expect(stored?.publishAt?.slice(0, 4)).toBe('2099');
});
