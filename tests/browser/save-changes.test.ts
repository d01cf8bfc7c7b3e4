import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
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

const ITEMS = [
  { kind: 'project', list: 'projects', name: 'Project' },
  { kind: 'note', list: 'notes', name: 'Note' },
  { kind: 'page', list: 'pages', name: 'Page' },
] as const;

const SCHEDULED_FOR = '2099-01-02T09:00:00.000Z';
const HELD = 'Draft saved. Visitors still see the published version.';
const SEEN = /^Draft saved, visitors still see the version of \d\d:\d\d$/;

const title = (page: Page) => page.getByLabel('Title', { exact: true }).first();
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const status = (page: Page) => page.getByRole('group', { name: /^Publishing status: / });

/** Counts the parts of a row that begin before the previous one ends. */
const countOverlaps = (parts: Locator) =>
  parts.evaluateAll(all => {
    const boxes = all.map(part => part.getBoundingClientRect());
    return boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0)).length;
  });

describe.for(ITEMS)('the editor of a $kind', ({ list, name }) => {
  async function create(fields: object): Promise<string> {
    const created = await call('POST', `/${list}`, fields);
    return (Array.isArray(created) ? created[0] : created)._id;
  }

  /** Returns the title that visitors read; undefined when they cannot find the item. */
  async function readTitle(id: string): Promise<string | undefined> {
    const response = await fetch(`${site.url}/api/${list}/${id}`);
    return response.ok ? (await response.json()).title : undefined;
  }

  const openEditor = (id: string) => visitAsOwner(browser, site.url, `/admin/${list}/${id}`);

  test('publishes with Save Changes, with and without unpublished changes, and saves a draft with Ctrl+S', async () => {
    const id = await create({ title: 'One' });
    const { page, problems, close } = await openEditor(id);
    await title(page).fill('Two');
    await page.keyboard.press('Control+s');
    await page.getByText(HELD).waitFor();
    await status(page).getByText('Unpublished changes', { exact: true }).waitFor();
    await status(page).getByText(SEEN).waitFor();
    expect(await readTitle(id)).toBe('One');
    // On a phone the bar has no room for that, but it says what its button will do.
    await page.setViewportSize({ width: 390, height: 844 });
    const hint = status(page).getByText('Save Changes publishes them.');
    expect(await hint.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)).toBe(0);
    expect((await hint.boundingBox())?.width).toBeGreaterThan(100);
    expect((await status(page).boundingBox())?.height).toBeLessThanOrEqual(64);
    await page.setViewportSize({ width: 1440, height: 900 });
    await title(page).fill('Three');
    await status(page).getByRole('button', { name: 'More actions' }).click();
    await status(page).getByRole('button', { name: 'Save Draft' }).click();
    await status(page).getByText(SEEN).waitFor();
    expect(await readTitle(id)).toBe('One');

    // Without an edit since the draft was saved.
    await saveChanges(page).click();
    await page.getByText(`${name} updated successfully!`).waitFor();
    expect(await readTitle(id)).toBe('Three');

    await page.goto(`${site.url}/admin/${list}/${id}`);
    await status(page).getByText('Published', { exact: true }).waitFor();
    await title(page).fill('Four');
    await saveChanges(page).click();
    await page.getByText(`${name} updated successfully!`).waitFor();
    expect(await readTitle(id)).toBe('Four');

    await page.goto(`${site.url}/admin/${list}/${id}`);
    await title(page).fill('Five');
    await page.keyboard.press('Control+s');
    await page.getByText(HELD).waitFor();
    await title(page).fill('Six');
    await saveChanges(page).click();
    await page.getByText(`${name} updated successfully!`).waitFor();
    expect(await readTitle(id)).toBe('Six');
    expect(problems).toEqual([]);
    await close();
  });

  test.for([
    ['a draft', { draft: true }],
    ['a scheduled one', { publishAt: SCHEDULED_FOR }],
  ] as const)('saves %s without publishing it, stays open and offers Publish', async ([, publishing]) => {
    const id = await create({ title: 'One', ...publishing });
    const { page, problems, close } = await openEditor(id);
    const address = page.url();
    await title(page).fill('Two');
    await saveChanges(page).click();
    await page.getByText(/^Draft saved\./).waitFor();
    await page.getByText(/saved \d\d:\d\d/).waitFor();
    await title(page).fill('Three');
    await page.keyboard.press('Control+s');
    await page.getByText(/saved \d\d:\d\d/).waitFor();
    expect(page.url()).toBe(address);
    expect(await readTitle(id)).toBeUndefined();
    expect(await call('GET', `/${list}/${id}`)).toMatchObject({ title: 'Three', ...publishing });
    await status(page)
      .getByRole('button', { name: /^Publish/ })
      .click();
    // Its other fields have the texts of a new project.
    if (name === 'Project') await page.getByRole('button', { name: 'Publish as is' }).click();
    // The specification fixes the text for projects.
    const message = name === 'Project' ? `${name} updated successfully!` : `${name} published.`;
    await page.getByText(message).waitFor();
    expect(await readTitle(id)).toBe('Three');
    // The next item takes its address.
    await call('DELETE', `/${list}/${id}`);
    expect(problems).toEqual([]);
    await close();
  });

  test.for([
    ['a draft', { draft: true }, 'Only you see it', 'Only you see it'],
    ['a scheduled one', { publishAt: SCHEDULED_FOR }, /^Jan 2, 2099/, 'Saving keeps the schedule'],
    ['a published one', {}, /^saved \d\d:\d\d$/, 'Save Changes shows it to visitors at once.'],
  ] as const)(
    'says in one row on phones what the buttons do to %s',
    async ([state, publishing, clean, dirty]) => {
      const id = await create({ title: `${name} on a phone`, ...publishing });
      const { page, problems, close } = await openEditor(id);
      for (const hint of [clean, dirty]) {
        if (hint === dirty) await title(page).fill(`${name} by thumb`);
        for (const width of [390, 360]) {
          await page.setViewportSize({ width, height: 844 });
          // Screen readers get the whole hint, which stands before the short one.
          const text = status(page).getByText(hint).last();
          await text.waitFor();
          // Until the typeface has arrived, another one takes more room.
          await expect
            .poll(() => text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
            .toBe(0);
          expect((await text.boundingBox())?.width).toBeGreaterThan(50);
          const bar = await status(page).boundingBox();
          expect(bar?.height).toBeLessThanOrEqual(64);
          expect(await countOverlaps(status(page).locator(':scope > :not([popover])'))).toBe(0);
          expect(
            await status(page)
              .getByRole('button', { name: /^Delete/ })
              .count(),
          ).toBe(0);
          const publish = status(page).getByRole('button', { name: /^Publish/ });
          expect(await publish.count()).toBe(state === 'a draft' ? 1 : 0);
        }
      }
      if (state === 'a scheduled one') {
        await status(page).getByRole('button', { name: 'More actions' }).click();
        await status(page).getByRole('button', { name: 'Publish now' }).waitFor();
      }
      expect(problems).toEqual([]);
      await call('DELETE', `/${list}/${id}`);
      await close();
    },
  );

  test('numbers the address of a second draft with a title, and refuses a typed one that is in use', async () => {
    await create({ title: 'Twin', slug: `twin-${list}`, draft: true });
    await create({ title: 'Other', slug: `other-${list}`, draft: true });
    const id = await create({ title: '', draft: true });
    const { page, close } = await openEditor(id);
    const address = page.locator('input[name="slug"]');
    await title(page).fill(`Twin ${list}`);
    await page.keyboard.press('Control+s');
    await page.getByText('Draft saved.').waitFor();
    await expect.poll(() => address.inputValue()).toBe(`twin-${list}-2`);
    await title(page).fill(`Triplet ${list}`);
    await expect.poll(() => address.inputValue()).toBe(`triplet-${list}`);
    await address.fill(`other-${list}`);
    await page.keyboard.press('Control+s');
    await page.getByText('This address is already used by "Other"').first().waitFor();
    expect(await call('GET', `/${list}/${id}`)).toMatchObject({ slug: `twin-${list}-2` });
    await close();
  });

  test('keeps a draft back when it overwrites a version that was saved elsewhere', async () => {
    const id = await create({ title: 'One' });
    const { page, close } = await openEditor(id);
    await title(page).fill('Mine');
    await call('PUT', `/${list}/${id}`, { title: 'Theirs' });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await page.getByText(HELD).waitFor();
    expect(await readTitle(id)).toBe('Theirs');
    await close();
  });
});

describe('the editor of a timeline element', () => {
  async function readTitles(): Promise<string[]> {
    const elements: { title: string }[] = await (await fetch(`${site.url}/api/timeline`)).json();
    return elements.map(element => element.title);
  }

  async function openEditor(fields: object) {
    for (const { _id } of await call('GET', '/timeline')) await call('DELETE', `/timeline/${_id}`);
    await call('POST', '/timeline', { title: 'One', ...fields });
    const visited = await visitAsOwner(browser, site.url, '/admin/about');
    const card = visited.page.getByRole('article');
    const save = card.getByRole('button', { name: 'Save', exact: true });
    const edit = async (text: string) => {
      await card.getByRole('button', { name: 'Edit' }).click();
      await card.getByLabel('Title').fill(text);
    };
    return { ...visited, card, edit, save };
  }

  test('publishes with Save, with and without unpublished changes, and saves a draft with Ctrl+S', async () => {
    const { page, problems, close, card, edit, save } = await openEditor({});
    await edit('Two');
    await page.keyboard.press('Control+s');
    await card.getByText('Unpublished changes', { exact: true }).waitFor();
    expect(await readTitles()).toEqual(['One']);
    await edit('Three');
    await card.getByRole('button', { name: 'More actions' }).click();
    await card.getByRole('button', { name: 'Save Draft' }).click();
    await card.getByRole('heading', { name: 'Three' }).waitFor();
    expect(await readTitles()).toEqual(['One']);

    await card.getByRole('button', { name: 'Edit' }).click();
    await save.click();
    await card.getByRole('button', { name: 'Edit' }).waitFor();
    await expect.poll(readTitles).toEqual(['Three']);
    await edit('Four');
    await save.click();
    await expect.poll(readTitles).toEqual(['Four']);

    await card.getByRole('button', { name: 'Edit' }).click();
    await page.keyboard.press('Control+s');
    await card.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await card.getByText('Unpublished changes', { exact: true }).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('saves a draft without publishing it and offers Publish beside Edit and Delete', async () => {
    const { page, problems, close, card, edit, save } = await openEditor({ draft: true });
    await edit('Two');
    await save.click();
    await card.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await readTitles()).toEqual([]);
    await card.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publish as is' }).click();
    await expect.poll(readTitles).toEqual(['Two']);
    await card.getByText('Draft', { exact: true }).waitFor({ state: 'hidden' });
    expect(await card.getByRole('button', { name: 'Publish' }).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('keeps the schedule of an element that Save and Ctrl+S store', async () => {
    const { page, close, card, edit, save } = await openEditor({ publishAt: SCHEDULED_FOR });
    await edit('Two');
    await save.click();
    await card.getByRole('button', { name: 'Edit' }).waitFor();
    await edit('Three');
    await page.keyboard.press('Control+s');
    await card.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await readTitles()).toEqual([]);
    expect(await call('GET', '/timeline')).toMatchObject([{ title: 'Three', publishAt: SCHEDULED_FOR }]);
    await close();
  });

  test('repeats the draft that failed to save as a draft', async () => {
    const { page, close, card, edit } = await openEditor({});
    await edit('Two');
    await page.route('**/trpc/timeline.update**', route => route.abort());
    await page.keyboard.press('Control+s');
    await card.getByText('Not saved').waitFor();
    await page.unroute('**/trpc/timeline.update**');
    await card.getByRole('button', { name: 'Retry' }).click();
    await card.getByText('Unpublished changes', { exact: true }).waitFor();
    expect(await readTitles()).toEqual(['One']);
    await close();
  });
});
