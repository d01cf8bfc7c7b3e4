import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Project } from '#shared/contract/project';
import { listAxeFindings } from '../support/browser/axe-findings';
import type { VisitorOptions } from '../support/browser/borrow-context';
import { test as shared } from '../support/browser/browser-test';
import { listTooWide } from '../support/browser/fits-window';
import { DESKTOP, sweepWithAxe } from '../support/browser/sweep';

const CATEGORIES = ['Alpha', 'Beta', 'Gamma'];

const base = shared.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

/** A project, whose title is 'Kite', and its editor. */
const test = base
  .extend('categories', { scope: 'file' }, async ({ call }) => {
    for (const category of CATEGORIES) await call('POST', '/projects/categories', { category });
    await call('POST', '/skills', [{ name: 'Rust' }, { name: 'Ruby' }, { name: 'Go' }]);
    return CATEGORIES;
  })
  .extend('project', async ({ call, categories, owner }) => {
    await call('PUT', '/projects/category-order', { order: categories });
    const [{ _id }]: [Project] = await call('POST', '/projects', {
      title: 'Kite',
      category: 'Beta',
      skills: ['C'],
    });
    return {
      path: `/projects/${_id}`,
      stored: (): Promise<Project> => call('GET', `/projects/${_id}`),
      edit: async (query = '', options: VisitorOptions = {}) => {
        const page = await owner(`/admin/projects/${_id}${query}`, options);
        await title(page).waitFor();
        return page;
      },
    };
  });

const title = (page: Page) => page.getByLabel('Title', { exact: true });

function readFocus(page: Page): Promise<string | null | undefined> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
}

test('unsaved changes survive leaving the editor and a reload, until they are discarded', async ({
  project,
  site,
}) => {
  const page = await project.edit();
  await title(page).fill('Unsaved');
  await page.getByRole('link', { name: 'View public page' }).click();
  await page.waitForURL(site.url + project.path);
  await page.getByText('“Unsaved” has unsaved changes.').waitFor();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await page.getByText('Unsaved changes restored.').waitFor();
  expect(await title(page).inputValue()).toBe('Unsaved');
  const leaveQuestion = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await leaveQuestion).accept();
  await reloaded;
  await page.getByText('Unsaved changes restored.').waitFor();
  expect(await title(page).inputValue()).toBe('Unsaved');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await title(page).inputValue()).toBe('Kite');
  expect(await project.stored()).toMatchObject({ title: 'Kite' });
});

test('Escape closes the dialogs of the editor and returns the focus', async ({ project }) => {
  const page = await project.edit();
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('button', { name: 'Shortcuts' }).focus();
  await page.keyboard.press('?');
  await shortcuts.waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await shortcuts.waitFor({ state: 'hidden' });
  await expect.poll(() => readFocus(page)).toBe('Shortcuts');

  await page.getByRole('button', { name: 'Delete Project' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => readFocus(page)).toBe('Delete Project');
});

describe('the category order', () => {
  const orderTest = test.extend('order', ({ project, call }) => {
    return async (options: VisitorOptions = {}) => {
      const page = await project.edit('', options);
      await page.getByRole('button', { name: 'Edit Category Order' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Category Order' });
      await dialog.getByRole('listitem').first().waitFor();
      const toNames = (handles: Element[]) =>
        handles.map(handle => handle.getAttribute('aria-label')?.replace('Move ', ''));
      const names = () => dialog.getByRole('button', { name: /^Move \S+$/ }).evaluateAll(toNames);
      const [first = '', second, ...others] = await names();
      const stored = (): Promise<string[]> => call('GET', '/projects/category-order');
      const before = [first, second, ...others];
      return { page, dialog, names, stored, before, after: [second, first, ...others], first };
    };
  });

  orderTest('changes by mouse after 5 pixels and is saved at once', async ({ order }) => {
    const { page, dialog, names, stored, after } = await order();
    const rows = dialog.getByRole('listitem');
    const [first, second] = [await getBox(rows.nth(0)), await getBox(rows.nth(1))];
    const x = first.x + first.width / 2;
    const middle = first.y + first.height / 2;
    await page.mouse.move(x, middle);
    await page.mouse.down();
    await page.mouse.move(x, middle + 3);
    expect(await page.locator('.sortable-fallback').count()).toBe(0);
    for (let y = middle; y < second.y + second.height; y += 8) await page.mouse.move(x, y);
    await page.mouse.up();
    await expect.poll(names).toEqual(after);
    await expect.poll(stored).toEqual(after);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => readFocus(page)).toBe('Edit Category Order');
  });

  orderTest('changes by touch after a long press', async ({ order }) => {
    const { page, dialog, names, stored, before, after } = await order({ hasTouch: true, isMobile: true });
    const box = await getBox(dialog.getByRole('listitem').first());
    const finger = await page.context().newCDPSession(page);
    const x = box.x + box.width / 2;
    const at = (y: number) => ({ touchPoints: [{ x, y: box.y + y }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(20) });
    await dialog.locator('.sortable-chosen').waitFor();
    for (let y = 20; y < box.height * 2; y += 8)
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
    await expect.poll(names).not.toEqual(before);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(stored).toEqual(after);
  });

  async function getBox(locator: Locator) {
    const box = await locator.boundingBox();
    if (!box) throw new Error('There is no row');
    return box;
  }
});

test('the project editor, its suggestions, its preview and its dialogs pass axe and fit the window', async ({
  project,
  call,
  problems,
}) => {
  problems.expect(/409.*projects\.update/);
  const page = await project.edit('?tab=skills');
  await page.getByRole('combobox', { name: 'New skill' }).fill('ru');
  await page.getByRole('listbox', { name: 'Known skills' }).waitFor();
  await sweepWithAxe(page);
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('group', { name: 'Write or preview' }).getByText('Preview').click();
  await page.getByRole('button', { name: 'Edit Category Order' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await sweepWithAxe(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await title(page).fill('Mine');
  await call('PUT', project.path, { title: 'Theirs' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page
    .getByRole('dialog', { name: 'Changed elsewhere' })
    .getByText(/Theirs$/)
    .waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
});

test('the side column moves below a text and its preview, and only while their tab is open', async ({
  project,
}) => {
  const page = await project.edit('', { viewport: DESKTOP });
  const isBeside = async () => {
    const [tabs, image] = await Promise.all(
      [page.getByRole('tablist'), page.getByRole('region', { name: 'Image' })].map(part =>
        part.boundingBox(),
      ),
    );
    return tabs && image && image.x > tabs.x + tabs.width;
  };
  expect(await isBeside()).toBe(true);
  await page.getByRole('button', { name: 'Side by side' }).click();
  await expect.poll(isBeside).toBe(false);
  for (const name of [/^Media/, /^Skills/]) {
    await page.getByRole('tab', { name }).click();
    await expect.poll(isBeside).toBe(true);
  }
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect.poll(isBeside).toBe(false);
});

test('on a phone a very long skill does not overflow, and a message covers neither the save bar nor the end of the page', async ({
  project,
  problems,
}) => {
  problems.expect(/projects\.update/);
  const page = await project.edit('?tab=skills', { viewport: { width: 390, height: 844 } });
  const newSkill = page.getByRole('combobox', { name: 'New skill' });
  await newSkill.fill('Donaudampfschifffahrt'.repeat(8));
  await newSkill.press('Enter');
  expect(await listTooWide(page)).toEqual([]);

  await page.route('**/projects.update**', route => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const message = page.getByRole('alert').getByText('Failed to update project');
  await message.waitFor();
  const bar = page.getByRole('group', { name: /^Publishing status: / });
  const isAbove = (first: Locator, second: Locator) => async () => {
    const [above, below] = await Promise.all([first.boundingBox(), second.boundingBox()]);
    return above && below && above.y + above.height <= below.y;
  };
  await expect.poll(isAbove(message, bar)).toBe(true);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(isAbove(page.getByRole('contentinfo'), message)).toBe(true);
});
