import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { withPending } from '#shared/publishing';
import { listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { fillSignIn, visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';

let browser: Browser;
let site: Site;
let call: OwnerCall;

beforeAll(async () => {
  site = await startSite({ SAMPLE_CONTENT: 'off' });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const CARDS = ['My Developer Profile', 'School', 'Job', 'Current', 'Future Plans'];
const PITCH_PX = 384 + 20;

/** Creates five cards, which make the row wider than the window. */
beforeEach(async () => {
  for (const { _id } of await stored()) await call('DELETE', `/timeline/${_id}`);
  await add({ type: 'profile', profileSections: [{ title: 'How', text: 'With care.' }] });
  await add({ title: 'School', year: 2015, shortDescription: 'First lines.', longDescription: 'Many more.' });
  await add({ title: 'Job', year: 2020, icon: 'fa-solid fa-gear' });
  await add({ type: 'current', longDescription: 'Looking for\nwork.' });
  await add({ type: 'future', futureSections: [{ title: 'Boat', text: 'Build one.' }] });
});

function add(element: Partial<TimelineElement>): Promise<TimelineElement> {
  return call('POST', '/timeline', element);
}

function stored(): Promise<TimelineElement[]> {
  return call('GET', '/timeline');
}

async function storedAt(index: number): Promise<TimelineElement | undefined> {
  return (await stored())[index];
}

/** Returns the names of the stored elements: events by title, the others by their heading. */
async function storedNames(): Promise<string[]> {
  const heads = { profile: CARDS[0], current: CARDS[3], future: CARDS[4] };
  return (await stored()).map(({ type, title }) => (type === 'event' ? title : (heads[type] ?? '')));
}

async function openEditor() {
  const opened = await visitAsOwner(browser, site.url, '/admin/about');
  await card(opened.page, 'Job').waitFor();
  return opened;
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
const row = (page: Page) => page.getByRole('region', { name: 'Timeline elements' });
const announcement = (page: Page) => page.locator('main [aria-live="assertive"]').textContent();
const scrollLeft = (page: Page) => row(page).evaluate(({ scrollLeft }) => scrollLeft);
const hasFocus = (locator: Locator) => locator.evaluate(element => element === document.activeElement);

/** Returns the error message of a field, or an empty string. */
const readError = (field: Locator) =>
  field.evaluate(({ ariaInvalid, ariaDescribedByElements }) =>
    ariaInvalid === 'true' ? (ariaDescribedByElements?.[0]?.textContent ?? '') : '',
  );

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

async function getCenter(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses the mouse on the element and moves it sideways, without releasing it. */
async function drag(page: Page, locator: Locator, ...distances: number[]): Promise<void> {
  const { x, y } = await getCenter(locator);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const distance of distances) await page.mouse.move(x + distance, y);
}

/** Holds the calls of a procedure until `release` is called, and then handles them with `respond`. */
async function hold(page: Page, procedure: string, respond = (route: Route) => route.continue()) {
  const url = `**/trpc/**timeline.${procedure}**`;
  let release = (): void => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(url, async route => {
    await held;
    await respond(route);
  });
  return { release, stop: () => page.unroute(url) };
}

describe('the cards of the About Editor', () => {
  test('show the public content of each type, and one button collapses and expands them all', async () => {
    const { page, problems, close } = await openEditor();
    expect(await names(page)).toEqual(CARDS);
    const profile = card(page, 'My Developer Profile');
    expect(await profile.innerText()).toMatch(
      /Profile\s+Edit\s+Delete\s+My Developer Profile\s+How\s+With care\./,
    );
    expect(await card(page, 'School').innerText()).toMatch(
      /Event\s+Edit\s+Delete\s+2015\s+School\s+First lines\.\s+Many more\./,
    );
    expect(await card(page, 'Job').locator('use[href="#icon.fa-solid.fa-gear"]').count()).toBe(1);
    expect(await card(page, 'Current').innerText()).toMatch(
      /Current\s+Edit\s+Delete\s+Current\s+Looking for\nwork\./,
    );
    expect(await card(page, 'Future Plans').innerText()).toMatch(
      /Future\s+Edit\s+Delete\s+Future Plans\s+Boat\s+Build one\./,
    );

    const sizes = () =>
      row(page)
        .getByRole('article')
        .evaluateAll(cards =>
          cards.map(({ clientWidth, clientHeight }) => `${clientWidth} x ${clientHeight}`),
        );
    await page.getByRole('button', { name: 'Collapse all' }).click();
    expect(await sizes()).toEqual(Array(5).fill('384 x 150'));
    await page.getByRole('button', { name: 'Expand all' }).click();
    expect(await sizes()).not.toContain('384 x 150');
    expect(problems).toEqual([]);
    await close();
  });

  test('scroll by dragging, by wheel and by keyboard', async () => {
    const { page, close } = await openEditor();
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
    await close();
  });

  test('are added at the end with defaults, once per double click, open for editing, and deleted after confirmation', async () => {
    const { page, problems, close } = await openEditor();
    const create = await hold(page, 'create');
    await page.getByRole('button', { name: 'Add New Element' }).dblclick();
    create.release();
    const added = card(page, 'New Event');
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('New Event');
    expect(await hasFocus(added.getByLabel('Title'))).toBe(true);
    expect(await isInRow(page, added)).toBe(true);
    expect(await names(page)).toEqual([...CARDS, 'New Event']);
    const year = await page.evaluate(() => new Date().getFullYear());
    expect((await stored()).slice(5)).toEqual([
      expect.objectContaining({
        type: 'event',
        order: 5,
        year,
        title: 'New Event',
        icon: 'fa-star',
        shortDescription: 'Short description',
        longDescription: 'Long description',
      }),
    ]);

    // Cancel deletes it only as long as nothing was edited.
    await added.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => names(page)).toEqual(CARDS);
    await expect.poll(storedNames).toEqual(CARDS);
    await page.getByRole('button', { name: 'Add New Element' }).click();
    await added.getByLabel('Short Description').fill('Typed.');
    await added.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => hasFocus(added.getByRole('button', { name: 'Edit' }))).toBe(true);
    const dialog = page.getByRole('alertdialog', { name: 'Delete New Event' });
    await added.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await names(page)).toContain('New Event');
    await added.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete element' }).click();
    await expect.poll(() => names(page)).toEqual(CARDS);
    expect(await storedNames()).toEqual(CARDS);
    const neighbor = page.getByRole('button', { name: 'Edit Future Plans' });
    await expect.poll(() => hasFocus(neighbor)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test('are replaced by a message when there are none', async () => {
    for (const { _id } of await stored()) await call('DELETE', `/timeline/${_id}`);
    const { page, close } = await visitAsOwner(browser, site.url, '/admin/about');
    await page.getByText('Nothing on the timeline yet.').waitFor();
    await page.getByRole('button', { name: 'Add New Element' }).click();
    await card(page, 'New Event').waitFor();
    expect(await page.getByText('Nothing on the timeline yet.').count()).toBe(0);
    await close();
  });
});

describe('in an About Editor with 25 elements', () => {
  const articles = (page: Page) => page.locator('main').getByRole('article');

  test('the list view shows all of them, edits, moves and adds elements, and survives a reload', async () => {
    for (let number = 6; number <= 25; number += 1)
      await add({ title: `Event ${number}`, year: 2000 + number });
    const { page, problems, close } = await openEditor();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await articles(page).evaluateAll(cards =>
        cards.map(element => {
          const { height, right } = element.getBoundingClientRect();
          return { isLow: height <= 64, isWithin: right <= window.innerWidth };
        }),
      );
      expect(boxes).toEqual(Array(25).fill({ isLow: true, isWithin: true }));
      expect(await listAxeFindings(page)).toEqual([]);
    }
    expect(await card(page, 'School').innerText()).toMatch(/2015, School/);

    await handle(page, 'Event 25').focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect.poll(async () => (await storedNames()).slice(-2)).toEqual(['Event 25', 'Event 24']);

    const form = await edit(page, 'Job');
    await form.getByLabel('Title').fill('Work');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await card(page, 'Work').getByRole('button', { name: 'Edit' }).waitFor();

    await page.getByRole('button', { name: 'Add New Element' }).click();
    const added = card(page, 'New Event');
    await expect.poll(() => hasFocus(added.getByLabel('Title'))).toBe(true);
    const { y, height } = (await added.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(900 - Math.min(height, 100));
    await page.reload();
    await expect.poll(() => articles(page).count()).toBe(26);
    await page.getByRole('button', { name: 'Strip', exact: true }).click();
    expect(await names(page)).toHaveLength(26);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('an edit in the About Editor', () => {
  test('adds, renames and deletes sections of a profile, and does not save empty ones', async () => {
    const { page, problems, close } = await openEditor();
    const form = await edit(page, 'My Developer Profile');
    await form.getByRole('button', { name: 'Add Section' }).click();
    const titles = form.getByRole('textbox', { name: 'Section title' });
    expect(await titles.last().inputValue()).toBe('Section 2');
    await expect.poll(() => hasFocus(titles.last())).toBe(true);
    await titles.first().fill('Section 3');
    await form.getByRole('button', { name: 'Add Section' }).dblclick();
    expect(await titles.count()).toBe(3);
    expect(await titles.last().inputValue()).toBe('Section 4');
    await form.getByLabel('Text of Section 2').fill('Two.');
    await form.getByLabel('Text of Section 4').fill('Four.');
    await titles.last().fill('Section 3');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.getByText('Section titles must be unique.').first().waitFor();
    await expect.poll(() => hasFocus(titles.last())).toBe(true);
    expect(await storedAt(0)).toMatchObject({ profile: { How: 'With care.' } });

    await form.getByRole('button', { name: 'Delete section Section 3' }).last().click();
    expect(await form.locator('[aria-live="assertive"]').textContent()).toBe('Section removed.');
    await form.getByRole('button', { name: 'Add Section' }).click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await storedAt(0)).toMatchObject({
      profileSections: [
        { title: 'Section 3', text: 'With care.' },
        { title: 'Section 2', text: 'Two.' },
      ],
    });
    await expect.poll(() => hasFocus(form.getByRole('button', { name: 'Edit' }))).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test('preserves the fields of an event across type changes, and is saved as a draft with Ctrl+S', async () => {
    const { page, problems, close } = await openEditor();
    const form = await edit(page, 'School');
    await form.getByRole('button', { name: /^Icon, current: star/ }).click();
    await page.getByLabel('Search icons').fill('rocket');
    await page.getByRole('button', { name: 'rocket', exact: true }).click();
    await form.getByLabel('Title').fill('College');
    await form.getByLabel('Short Description').fill('Second lines.');
    await form.getByLabel('Year').fill('20155');
    await page.keyboard.press('Control+s');
    await form.getByText('Must be a whole number of up to four digits').waitFor();
    expect(await storedAt(1)).toMatchObject({ title: 'School' });
    await form.getByLabel('Year').fill('2016');

    const type = form.getByLabel('Type');
    expect(await type.locator('option').allTextContents()).toEqual(['Profile', 'Future', 'Event', 'Current']);
    await type.selectOption('Future');
    await form.getByRole('button', { name: 'Add Section' }).click();
    expect(await form.getByRole('textbox', { name: 'Section title' }).inputValue()).toBe('Title 1');
    await form.getByLabel('Text of Title 1').fill('A boat.');
    await type.selectOption('Current');
    expect(await form.getByLabel('Current Status').inputValue()).toBe('Many more.');
    await form.getByLabel('Current Status').fill('Nothing more.');
    await page.keyboard.press('Control+s');
    await card(page, 'Current').getByText('Nothing more.').waitFor();
    const changes = {
      type: 'current',
      year: 2016,
      title: 'College',
      icon: 'fa-solid fa-rocket',
      shortDescription: 'Second lines.',
      longDescription: 'Nothing more.',
    };
    expect(await storedAt(1)).toMatchObject({ type: 'event', title: 'School', pendingChanges: changes });
    await page.getByRole('button', { name: 'Edit Current', exact: true }).first().click();
    await page.getByText("Visitors don't see these changes yet. Save publishes them.").waitFor();
    await card(page, 'Current').first().getByRole('button', { name: 'Save', exact: true }).click();
    const future = { 'Title 1': 'A boat.' };
    await expect.poll(() => storedAt(1)).toMatchObject({ order: 1, ...changes, future });
    expect(problems).toEqual([]);
    await close();
  });

  test('sets the end of a job to a year, a month or until today', async () => {
    await add({ title: 'Harbor', year: 2019, kind: 'work' });
    const { page, problems, close } = await openEditor();
    const form = await edit(page, 'Harbor');
    const end = form.getByLabel('End', { exact: true });
    const untilToday = form.getByLabel('Until today');
    const open = () => form.getByRole('button', { name: 'Choose a month' }).click();
    expect(await untilToday.isChecked()).toBe(true);
    await open();
    await page.getByRole('button', { name: 'Next year' }).click();
    await page.getByRole('button', { name: 'Jun 2020' }).click();
    expect(await end.inputValue()).toBe('2020-06');
    expect(await untilToday.isChecked()).toBe(false);
    await open();
    expect(await page.getByRole('button', { name: 'Jun 2020' }).getAttribute('aria-pressed')).toBe('true');
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Only 2020' }).click();
    expect(await end.inputValue()).toBe('2020');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await card(page, 'Harbor').getByText('2019–2020').waitFor();
    expect(await storedAt(5)).toMatchObject({ endDate: '2020' });

    await edit(page, 'Harbor');
    await untilToday.check();
    expect(await end.inputValue()).toBe('');
    await untilToday.uncheck();
    expect(await end.inputValue()).toBe(new Date().toISOString().slice(0, 7));
    await untilToday.check();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => storedAt(5)).not.toHaveProperty('endDate');
    // Without an end, an event of no such kind may be a single date.
    const job = await edit(page, 'Job');
    expect(await job.getByLabel('Until today').count()).toBe(0);
    await job.getByText('Leave empty if ongoing or a single date.').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('survives leaving the editor, a reload and a new sign-in', async () => {
    const { page, close } = await openEditor();
    const form = await edit(page, 'Job');
    await form.getByLabel('Title').fill('New Job');
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await page.goBack();
    await page.getByText('Unsaved changes restored.').waitFor();
    expect(await form.getByLabel('Title').inputValue()).toBe('New Job');
    let questions = 0;
    page.on('dialog', async dialog => {
      questions += 1;
      await dialog.accept();
    });
    await page.reload();
    await page.getByText('Unsaved changes restored.').waitFor();
    expect(await form.getByLabel('Title').inputValue()).toBe('New Job');
    expect(questions).toBe(1);

    await page.evaluate(() => {
      localStorage.setItem('token', 'no longer valid');
      localStorage.setItem('refreshToken', 'no longer valid');
    });
    await form.getByLabel('Short Description').fill('Newer.');
    await page.keyboard.press('Control+s');
    await page.waitForURL('**/login');
    await fillSignIn(page);
    await page.waitForURL('**/admin/about');
    await expect.poll(() => form.getByLabel('Short Description').inputValue()).toBe('Newer.');
    expect(await storedAt(2)).toMatchObject({ title: 'Job' });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await card(page, 'New Job').getByRole('button', { name: 'Edit' }).waitFor();
    expect(await storedAt(2)).toMatchObject({ title: 'New Job', shortDescription: 'Newer.' });
    await close();
  });

  test('that conflicts with a newer version of its element is saved only after the owner chooses', async () => {
    const { page, close } = await openEditor();
    const [profile, school, job] = await stored();
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
    const schoolForm = await edit(page, 'School');
    const jobForm = await edit(page, 'Job');
    await schoolForm.getByLabel('Long Description').fill('Mine.');
    await jobForm.getByLabel('Year').fill('2021');
    await call('PUT', `/timeline/${profile?._id}`, { profile: { How: 'Elsewhere.' } });
    await call('PUT', `/timeline/${school?._id}`, { longDescription: 'Theirs.' });

    await jobForm.getByRole('button', { name: 'Save', exact: true }).click();
    await card(page, 'Job').getByText('2021').waitFor();
    await card(page, 'My Developer Profile').getByText('Elsewhere.').waitFor();

    await schoolForm.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('Theirs.').waitFor();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    expect(await schoolForm.getByLabel('Long Description').inputValue()).toBe('Mine.');
    await expect
      .poll(() => hasFocus(schoolForm.getByRole('button', { name: 'Save', exact: true })))
      .toBe(true);
    expect(await storedAt(1)).toMatchObject({ longDescription: 'Theirs.' });
    await schoolForm.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await expect.poll(() => storedAt(1)).toMatchObject({ longDescription: 'Mine.' });

    await edit(page, 'Job');
    await jobForm.getByLabel('Title').fill('Mine');
    await call('DELETE', `/timeline/${job?._id}`);
    await jobForm.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('deleted').waitFor();
    await dialog.getByRole('button', { name: 'Use saved version' }).click();
    await expect.poll(() => names(page)).toEqual(CARDS.filter(name => name !== 'Job'));
    await close();
  });

  test('survives a reload if its element was deleted elsewhere, and recreates it in its position', async () => {
    const { page, close } = await openEditor();
    const [, , job] = await stored();
    const form = await edit(page, 'Job');
    await form.getByLabel('Title').fill('Mine');
    await call('DELETE', `/timeline/${job?._id}`);
    page.on('dialog', dialog => dialog.accept());
    await page.reload();
    await page.getByText('Unsaved changes restored.').waitFor();
    expect(await names(page)).toEqual(CARDS);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await dialog.getByText('deleted').waitFor();
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await card(page, 'Mine').getByRole('button', { name: 'Edit' }).waitFor();
    expect(await storedNames()).toEqual(CARDS.with(2, 'Mine'));
    await expect.poll(() => names(page)).toEqual(CARDS.with(2, 'Mine'));
    await close();
  });

  test('asks about each conflict if another tab has saved two edited elements', async () => {
    const { page, close } = await openEditor();
    const other = await page.context().newPage();
    await other.goto(`${site.url}/admin/about`);
    for (const [tab, author] of [
      [page, 'Mine'],
      [other, 'Theirs'],
    ] as const) {
      for (const name of ['School', 'Job']) {
        const form = await edit(tab, name);
        await form.getByLabel('Long Description').fill(`${author}: ${name}.`);
      }
    }
    const texts = async () =>
      (await stored()).slice(1, 3).map(element => withPending(element).longDescription);
    await other.keyboard.press('Control+s');
    await expect.poll(texts).toEqual(['Theirs: School.', 'Theirs: Job.']);

    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await dialog.waitFor();
    await expect.poll(() => page.locator('form [aria-busy=true]').count()).toBe(0);
    await dialog.getByText('changed the timeline element “School” while').waitFor();
    await dialog.getByText('Theirs: School.').waitFor();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByText('changed the timeline element “Job” while').waitFor();
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(texts).toEqual(['Theirs: School.', 'Mine: Job.']);
    expect(await card(page, 'School').getByLabel('Long Description').inputValue()).toBe('Mine: School.');

    await page.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: 'Use saved version' }).click();
    await card(page, 'School').getByText('Theirs: School.').waitFor();
    await close();
  });
});

describe('the order of the timeline cards', () => {
  test('changes when a handle is dragged 8 px or more, even beyond the end of the window', async () => {
    const { page, problems, close } = await openEditor();
    const { y } = await getCenter(row(page));
    await drag(page, handle(page, 'My Developer Profile'), 4, 7);
    expect(await announcement(page)).toBe('');
    await page.mouse.move((await getCenter(handle(page, 'My Developer Profile'))).x + PITCH_PX, y);
    await expect.poll(() => announcement(page)).toContain('position 2 of 5');
    await page.mouse.up();
    const moved = ['School', 'My Developer Profile', 'Job', 'Current', 'Future Plans'];
    await expect.poll(() => names(page)).toEqual(moved);
    // Right after a drop, the cards may be in their earlier order for a moment.
    await expect.poll(storedNames).toEqual(moved);
    expect((await stored()).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
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
    await expect.poll(async () => (await storedNames()).at(-1)).toBe('School');
    expect(problems).toEqual([]);
    await close();
  });

  test('changes by keyboard, with each step announced and the focused card in view', async () => {
    const { page, problems, close } = await openEditor();
    await handle(page, 'School').focus();
    await page.keyboard.press('Space');
    expect(await announcement(page)).toBe('School picked up, position 2 of 5.');
    await page.keyboard.press('ArrowRight');
    expect(await announcement(page)).toBe('School moved 25 pixels to the right, position 2 of 5.');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await announcement(page)).toBe('School moved 429 pixels to the right, position 3 of 5.');
    await page.keyboard.press('End');
    expect(await announcement(page)).toContain('position 5 of 5.');
    const { x } = await getCenter(card(page, 'School'));
    expect(x).toBeLessThan(1_440 - 384 / 2);
    await page.keyboard.press('Escape');
    expect(await announcement(page)).toBe('Reordering canceled. School is back at position 2 of 5.');
    expect(await names(page)).toEqual(CARDS);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(() => announcement(page)).toBe('Order saved.');
    expect(await storedNames()).toEqual(['School', 'My Developer Profile', 'Job', 'Current', 'Future Plans']);
    await expect.poll(() => hasFocus(handle(page, 'School'))).toBe(true);

    await handle(page, 'School').click();
    await page.getByRole('button', { name: 'Move School right' }).click();
    await page.getByRole('button', { name: 'Drop' }).click();
    await expect.poll(storedNames).toEqual(CARDS);
    await expect.poll(() => hasFocus(handle(page, 'School'))).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test('changes by the menu of each card, which keeps the focus and ends at the last position', async () => {
    const { page, problems, close } = await openEditor();
    const openMenu = async (name: string) => {
      const menu = page.getByRole('button', { name: `More actions for ${name}`, exact: true });
      await menu.click();
      return menu;
    };
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const menu = await openMenu('School');
    await choose('Move right');
    await expect
      .poll(storedNames)
      .toEqual(['My Developer Profile', 'Job', 'School', 'Current', 'Future Plans']);
    expect(await hasFocus(menu)).toBe(true);
    await openMenu('Future Plans');
    expect(await page.getByRole('button', { name: 'Move right', exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    // A card in edit mode has the actions in its own menu.
    const form = await edit(page, 'School');
    await form.getByRole('button', { name: 'More actions' }).click();
    await choose('Move left');
    await expect.poll(storedNames).toEqual(CARDS);
    expect(problems).toEqual([]);
    await close();
  });

  test('is sorted by date, and Undo brings the previous one back', async () => {
    await add({ title: 'Birth', year: 1990 });
    const before = [...CARDS, 'Birth'];
    const sorted = ['My Developer Profile', 'Birth', 'School', 'Job', 'Current', 'Future Plans'];
    const { page, problems, close } = await openEditor();
    const sort = page.getByRole('button', { name: 'Sort by date' });
    await sort.click();
    await expect.poll(() => names(page)).toEqual(sorted);
    await expect.poll(storedNames).toEqual(sorted);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The previous order is back.').waitFor();
    expect(await storedNames()).toEqual(before);
    expect(await names(page)).toEqual(before);
    await sort.click();
    await expect.poll(storedNames).toEqual(sorted);
    await sort.click();
    await page.getByText('The elements are already sorted by date.').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('that was also changed elsewhere is saved only after the owner chooses', async () => {
    const { page, close } = await openEditor();
    const elements = await stored();
    await call('PUT', '/timeline/reorder', {
      elements: elements.toReversed().map(({ _id }, order) => ({ _id, order })),
    });
    await handle(page, 'Job').press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await dialog.getByText('Future Plans · Current · Job · School · My Developer Profile').waitFor();
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    const mine = ['Job', 'My Developer Profile', 'School', 'Current', 'Future Plans'];
    await expect.poll(storedNames).toEqual(mine);
    expect(await names(page)).toEqual(mine);
    await close();
  });
});

describe('when a call of the About Editor fails', () => {
  test('the editor shows that it is loading, then the failure and a retry', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/');
    const list = await hold(page, 'listVersioned', route => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto(`${site.url}/admin/about`);
    await page.getByText('Loading...').waitFor();
    list.release();
    await page.getByText('Error: Failed to fetch timeline elements').waitFor();
    await list.stop();
    // The settings may be in the same batch and then fail too.
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch timeline elements' });
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => names(page)).toEqual(CARDS);
    await close();
  });

  test('the editor loses nothing, retries each call, and cancels an edit that the server rejects', async () => {
    const { page, close } = await openEditor();
    const retry = page.getByRole('button', { name: 'Retry' });
    const fail = (procedure: string) => page.route(`**/trpc/timeline.${procedure}**`, route => route.abort());
    const recover = (procedure: string) => page.unroute(`**/trpc/timeline.${procedure}**`);

    await fail('create');
    await page.getByRole('button', { name: 'Add New Element' }).click();
    await page.getByText("Couldn't add the element.").waitFor();
    await recover('create');
    await retry.click();
    await card(page, 'New Event').waitFor();

    await fail('update');
    const form = card(page, 'New Event');
    await form.getByLabel('Short Description').fill('Typed.');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.getByText('Not saved').waitFor();
    expect(await form.getByLabel('Short Description').inputValue()).toBe('Typed.');
    await recover('update');
    await retry.click();
    await form.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await storedAt(5)).toMatchObject({ shortDescription: 'Typed.' });

    // The browser knows that it is offline: the call must fail instead of waiting for the network.
    await edit(page, 'New Event');
    await form.getByLabel('Short Description').fill('Typed on a train.');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await form.getByText('Not saved').waitFor();
    expect(await form.getByLabel('Short Description').inputValue()).toBe('Typed on a train.');
    await page.context().setOffline(false);
    await page.keyboard.press('Control+s');
    await form.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await storedAt(5)).toMatchObject({ shortDescription: 'Typed on a train.' });

    const job = await edit(page, 'Job');
    await job.getByLabel('Title').fill('x'.repeat(1_001));
    await job.getByRole('button', { name: 'Save', exact: true }).click();
    await job.getByText('Not saved', { exact: true }).waitFor();
    await expect.poll(() => hasFocus(job.getByLabel('Title'))).toBe(true);
    expect(await readError(job.getByLabel('Title'))).toContain('1,000');
    await job.getByLabel('Type').selectOption('Current');
    await job.getByText(/^Not saved Title.* 1,000 /).waitFor();
    await job.getByRole('button', { name: 'Cancel' }).click();
    await job.getByRole('heading', { name: 'Job' }).waitFor();

    await fail('remove');
    await form.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete element' }).click();
    await dialog.getByText("Couldn't delete the element. Please try again.").waitFor();
    await recover('remove');
    await dialog.getByRole('button', { name: 'Delete element' }).click();
    await expect.poll(() => names(page)).toEqual(CARDS);

    await fail('reorder');
    await handle(page, 'School').press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByText('Not saved').waitFor();
    const dropped = ['My Developer Profile', 'Job', 'Current', 'Future Plans', 'School'];
    expect(await names(page)).toEqual(dropped);
    expect(await storedNames()).toEqual(CARDS);
    await recover('reorder');
    await retry.click();
    await expect.poll(storedNames).toEqual(dropped);
    await expect.poll(() => page.getByText('Not saved').count()).toBe(0);
    await close();
  });
});

describe('the profile and the quotes in the About Editor', () => {
  const openRow = (page: Page, name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const settings = async () => (await fetch(`${site.url}/api/site`)).json();

  test('come before and after the timeline, and each saves its own changes', async () => {
    const { page, problems, close } = await openEditor();
    const main = page.locator('main');
    expect(
      await main.locator('section[aria-label]').evaluateAll(parts => parts.map(({ ariaLabel }) => ariaLabel)),
    ).toEqual(['Profile', 'Timeline elements', 'Quotes']);
    await openRow(page, 'Profile');
    await page.getByLabel('Role', { exact: true }).fill('Shipwright');
    await page.getByLabel('Location', { exact: true }).fill('Emden');
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('All changes saved').waitFor();
    await main.getByText(/Shipwright · Emden/).waitFor();
    expect(await settings()).toMatchObject({ role: 'Shipwright', location: 'Emden' });
    await openRow(page, 'Profile');

    await openRow(page, 'Quotes');
    await page.getByRole('button', { name: 'Remove: quote 1', exact: true }).click();
    const { quotes } = await settings();
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await settings()).quotes).toEqual(quotes.slice(1));

    // A rejected row opens, and stays open when the message goes.
    const [, quote] = quotes;
    await openRow(page, quote.text.slice(0, 12));
    const author = page.getByLabel('Author').and(page.locator(':visible'));
    await author.fill('A'.repeat(1_001));
    await openRow(page, quote.text.slice(0, 12));
    await expect.poll(() => author.count()).toBe(0);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(() => author.count()).toBe(1);
    await expect.poll(() => author.getAttribute('aria-invalid')).toBe('true');
    await author.press('Backspace');
    await expect.poll(() => author.getAttribute('aria-invalid')).toBeNull();
    expect(await author.count()).toBe(1);
    await openRow(page, quote.text.slice(0, 12));
    await expect.poll(() => author.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('open at the field that the address names', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/admin/about#ownerName');
    await expect.poll(() => hasFocus(page.getByLabel('Name', { exact: true }))).toBe(true);
    await close();
  });

  test('are discarded together with an edited element when the owner logs out after a question', async () => {
    const { page, close } = await openEditor();
    const form = await edit(page, 'Job');
    await form.getByLabel('Title').fill('Not kept');
    await openRow(page, 'Profile');
    await page.getByLabel('Role', { exact: true }).fill('Not kept');
    await page.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await dialog.getByRole('button').last().click();
    await page.waitForURL('**/login');
    await fillSignIn(page);
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await page.goto(`${site.url}/admin/about`);
    await card(page, 'Job').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Unsaved changes restored.').count()).toBe(0);
    await close();
  });
});

test('a draft on the dashboard opens in the editor, in view and with the focus', async () => {
  const draft = await add({
    type: 'future',
    futureSections: [{ title: 'Boat', text: 'Build one.' }],
    draft: true,
  });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard', { viewport });
    await page.getByRole('link', { name: 'Future Plans Timeline element Draft' }).click();
    await page.waitForURL(`${site.url}/admin/about#${draft._id}`);
    const opened = page.locator(`article[id="${draft._id}"]`);
    await opened.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await expect.poll(() => hasFocus(opened)).toBe(true);
    const { x, y, width } = (await opened.boundingBox()) ?? { x: -1, y: -1, width: 0 };
    expect([x >= 0, x + width <= viewport.width, y > 0, y < viewport.height / 2]).toEqual(
      Array(4).fill(true),
    );
    expect(problems).toEqual([]);
    await close();
  }
});

test('three events, started from the menu and published, take at most 22 actions', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await act(page.getByRole('link', { name: 'About Editor' }).click());
  const starts = [
    { label: 'Work', title: 'Ferry Works', kind: 'work' },
    { label: 'Education', title: 'Harbor School', kind: 'education' },
    { label: 'Event', title: 'First Regatta', kind: undefined },
  ];
  for (const { label, title } of starts) {
    await act(page.getByRole('button', { name: 'Add another kind of element' }).click());
    await act(page.getByRole('button', { name: label, exact: true }).click());
    // The title has the focus, and its text is selected.
    const form = card(page, 'New Event');
    await expect.poll(() => hasFocus(form.getByLabel('Title'))).toBe(true);
    await act(page.keyboard.type(title));
    await act(form.getByLabel('Year').fill('2019'));
    await act(form.getByLabel('Short Description').fill('In a few words.'));
    await act(form.getByLabel('Long Description').fill('In many words.'));
    await act(form.getByRole('button', { name: 'Publish', exact: true }).click());
    await card(page, title).getByRole('button', { name: 'Edit' }).waitFor();
  }
  const published = (await stored()).filter(({ year, draft }) => year === 2019 && !draft);
  expect(published.map(({ title, kind }) => ({ title, kind }))).toEqual(
    starts.map(({ title, kind }) => ({ title, kind })),
  );
  expect(actions).toBeLessThanOrEqual(22);
  const regatta = card(page, 'First Regatta');
  await regatta.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => hasFocus(regatta.getByLabel('Title'))).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test('on a phone the list opens first, with whole titles, and the strip is one tap away', async () => {
  const longTitle = 'Moved the workshop to the old ferry terminal beside the harbor';
  await add({ title: longTitle, year: 2021 });
  const options = { viewport: { width: 390, height: 844 } };
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/about', options);
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
  await close();
});

test.for(['light', 'dark'] as const)(
  'in the %s theme axe reports no violations and an edited card is fully in view',
  async colorScheme => {
    const { page, close } = await visitAsOwner(browser, site.url, '/admin/about?tab=strip', { colorScheme });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await edit(page, 'My Developer Profile');
      const form = await edit(page, 'School');
      const { x, width: cardWidth } = (await form.boundingBox()) ?? { x: 0, width: 0 };
      expect(x).toBeGreaterThan(0);
      expect(x + cardWidth).toBeLessThan(width);
      await form.getByLabel('Year').fill('');
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await handle(page, 'Job').press('Enter');
      expect(await listAxeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const name of ['School', 'My Developer Profile'])
        await card(page, name).getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Collapse all' }).click();
      await page.getByRole('button', { name: 'Delete Current' }).click();
      expect(await listAxeFindings(page)).toEqual([]);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Expand all' }).click();
    }
    await close();
  },
);
