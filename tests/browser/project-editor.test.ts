import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Project } from '#shared/contract/project';
import { listAxeFindings } from '../support/axe-findings';
import type { VisitorOptions } from '../support/borrow-context';
import { failCall, holdCalls, respondWith } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { fillSignIn, visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';

const CATEGORIES = ['Alpha', 'Beta', 'Gamma'];

let browser: Browser;
let site: Site;
let call: OwnerCall;
/** ID of a project that is created for each test. */
let id: string;

beforeAll(async () => {
  site = await startSite({ SAMPLE_CONTENT: 'off' });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
  for (const category of CATEGORIES) await call('POST', '/projects/categories', { category });
  await call('POST', '/skills', [{ name: 'Rust' }, { name: 'Ruby' }, { name: 'Go' }]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
beforeEach(async () => {
  await call('PUT', '/projects/category-order', { order: CATEGORIES });
  const [project] = await call('POST', '/projects', { title: 'Kite', category: 'Beta', skills: ['C'] });
  id = project._id;
});

function stored(): Promise<Project> {
  return call('GET', `/projects/${id}`);
}

async function openEditor(query = '', options: VisitorOptions = {}) {
  const visited = await visitAsOwner(browser, site.url, `/admin/projects/${id}${query}`, options);
  await title(visited.page).waitFor();
  return visited;
}

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const toProjects = (page: Page) => page.waitForURL(`${site.url}/projects`);

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
}

describe('the fields of the project editor', () => {
  test('are edited, previewed and saved, and the toast links to the page', async () => {
    const { page, problems, close } = await openEditor();
    await title(page).fill('Kite II');
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Completed' });
    await page.getByRole('switch', { name: 'Show on the home page' }).click();
    await page.getByRole('group', { name: 'Visibility' }).getByText('Public').click();
    await page.getByRole('textbox', { name: 'Details' }).fill('# Wind\n\n<b>raw</b> *loud*');
    await page.getByRole('group', { name: 'Write or preview' }).getByText('Preview').click();
    const preview = page.getByRole('region', { name: 'Preview of Details' });
    await preview.getByRole('heading', { name: 'Wind' }).waitFor();
    expect(await preview.locator('em').innerText()).toBe('loud');
    expect(await preview.innerText()).toContain('<b>raw</b>');
    await page.getByText('5 fields not saved').waitFor();

    await page.getByRole('tab', { name: /Skills/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=skills');
    const newSkill = page.getByRole('combobox', { name: 'New skill' });
    await newSkill.fill('ru');
    const suggested = page.getByRole('listbox', { name: 'Known skills' }).getByRole('option');
    await expect.poll(() => suggested.allInnerTexts()).toEqual(['Ruby', 'Rust']);
    await newSkill.press('ArrowDown');
    await newSkill.press('ArrowDown');
    await newSkill.press('Enter');
    await newSkill.fill(' Own ');
    await newSkill.press('Enter');
    for (const nothing of ['Own', '  ']) {
      await newSkill.fill(nothing);
      await newSkill.press('Enter');
    }
    await page.getByRole('button', { name: 'Remove C', exact: true }).click();
    expect(await page.getByRole('list', { name: 'Skills' }).getByRole('listitem').allInnerTexts()).toEqual([
      'Rust',
      'Own',
    ]);
    expect(await newSkill.evaluate(input => input === document.activeElement)).toBe(true);
    // After Ctrl+S and Save and continue the editor stays open.
    await page.keyboard.press('Control+s');
    await page
      .getByRole('status')
      .getByText('Draft saved. Visitors still see the published version.')
      .waitFor();
    await page.getByText(/visitors still see the version of \d\d:\d\d/).waitFor();
    expect(await stored()).toMatchObject({ title: 'Kite', pendingChanges: { title: 'Kite II' } });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('status').getByText('Project updated successfully!').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/projects/${id}`);
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.waitForURL(`${site.url}/projects/${id}`);
    expect(await stored()).toMatchObject({
      title: 'Kite II',
      status: 'completed',
      featured: true,
      public: true,
      details: '# Wind\n\n<b>raw</b> *loud*',
      skills: ['Rust', 'Own'],
      category: 'Beta',
    });
    expect(problems).toEqual([]);
    await close();
  });

  test('accept a new status and category, added once and selected, but no blank or canceled ones', async () => {
    const { page, close } = await openEditor();
    for (const [name, input] of [
      ['Status', 'shelved'],
      ['Category', 'delta'],
    ] as const) {
      await page.getByRole('button', { name: `Add New ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: `Add New ${name}` });
      await dialog.getByRole('textbox').fill('  ');
      await page.keyboard.press('Enter');
      expect(await dialog.isVisible()).toBe(true);
      const failure = await failCall(page, `projects.add${name}`);
      await dialog.getByRole('textbox').fill(` ${input} `);
      await page.keyboard.press('Enter');
      await dialog.getByText(/^Couldn't save the name/).waitFor();
      await failure.stop();
      const url = `**/trpc/projects.add${name}**`;
      const held: Route[] = [];
      await page.route(url, route => void held.push(route));
      await dialog.getByRole('button', { name: 'Add' }).dblclick();
      const calls = () => held.map(route => new URL(route.request().url()).pathname);
      await expect.poll(calls).toEqual([`/trpc/projects.add${name}`]);
      await held.pop()?.continue();
      await dialog.waitFor({ state: 'hidden' });
      const field = page.getByLabel(name, { exact: true });
      expect(await field.inputValue()).toBe(input);

      await page.getByRole('button', { name: `Add New ${name}` }).click();
      await dialog.getByRole('textbox').fill('unwanted');
      await page.keyboard.press('Enter');
      await expect.poll(() => held.length).toBe(1);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await held.pop()?.continue();
      await page.unroute(url);
      // The canceled call was in progress, so its value is added to the options, which have capitals.
      if (name === 'Status') await field.locator('option[value=unwanted]').waitFor({ state: 'attached' });
      const listOptions = async () => {
        if (name === 'Status') return field.locator('option').allInnerTexts();
        await field.click();
        const shown = await page.getByRole('option').allInnerTexts();
        await field.press('Escape');
        return shown;
      };
      await expect.poll(listOptions).toContain('Unwanted');
      expect(await listOptions()).toContain(input.charAt(0).toUpperCase() + input.slice(1));
      expect(await field.inputValue()).toBe(input);
    }
    await close();
  });

  test('offer every category, find one by typing, and create a typed one when the project is saved', async () => {
    const { page, problems, close } = await openEditor();
    const category = page.getByRole('combobox', { name: 'Category' });
    const options = page.getByRole('listbox', { name: 'Categories' }).getByRole('option');
    const hint = page.getByText('A new category. It is created when you save.');
    await category.click();
    await expect.poll(() => options.allInnerTexts()).toEqual(expect.arrayContaining(CATEGORIES));
    await page.keyboard.type('gam');
    await expect.poll(() => options.allInnerTexts()).toEqual(['Gamma']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await category.inputValue()).toBe('Gamma');
    // The case of a listed category wins.
    await category.fill('alpha');
    await category.press('Tab');
    expect(await category.inputValue()).toBe('Alpha');
    expect(await hint.count()).toBe(0);

    await category.fill(' Aloft ');
    await hint.waitFor();
    await category.press('Enter');
    expect(await category.inputValue()).toBe('Aloft');
    await save(page).click();
    await toProjects(page);
    expect(await stored()).toMatchObject({ category: 'Aloft' });
    expect(await call('GET', '/projects/categories')).toContain('Aloft');
    expect(problems).toEqual([]);
    await close();
  });

  test('reject an invalid link before anything is sent', async () => {
    const { page, close } = await openEditor();
    const sent: string[] = [];
    page.on('request', request => {
      if (request.url().includes('projects.update')) sent.push(request.url());
    });
    await page.getByLabel('GitHub URL').fill('javascript:alert(1)');
    await page.getByLabel('Live demo URL').focus();
    await page.getByText('Must be a web address').waitFor();
    await save(page).click();
    await page.getByText(/^Failed to update project: GitHub URL/).waitFor();
    await expect
      .poll(() => page.getByLabel('GitHub URL').evaluate(input => input === document.activeElement))
      .toBe(true);
    expect(sent).toEqual([]);
    await close();
  });

  test('require a category when there is none', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/login');
    await respondWith(page, 'projects.get', { ...(await stored()), category: '' });
    const none = await respondWith(page, 'projects.categories', []);
    await page.goto(`${site.url}/admin/projects/${id}`);
    await save(page).click();
    await page
      .getByRole('alert')
      .getByText('Category is required. Please select or add a category.')
      .waitFor();
    expect(await page.getByLabel('Category', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(new URL(page.url()).pathname).toBe(`/admin/projects/${id}`);

    await none.stop();
    await page.reload();
    await title(page).waitFor();
    expect(await page.getByLabel('Category', { exact: true }).inputValue()).toBe('Alpha');
    await close();
  });
});

describe('when a call of the project editor fails', () => {
  test('the project, the statuses and the category order report it and can be retried', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/login');
    const failure = await failCall(page, 'projects.get');
    const statuses = await failCall(page, 'projects.statuses');
    await failCall(page, 'projects.categories');
    const order = await failCall(page, 'projects.categoryOrder');
    const calls = await holdCalls(page);
    await page.goto(`${site.url}/admin/projects/${id}`);
    await page.getByText('Loading project details...').waitFor();
    calls.release();
    await page.getByText('Failed to load project. Please try again later.').waitFor();
    await failure.stop();
    await page.getByRole('button', { name: 'Retry' }).click();
    await title(page).waitFor();
    await page.getByText('Failed to load statuses. Please try again later.').waitFor();
    await statuses.stop();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Failed to load statuses. Please try again later.').waitFor({ state: 'detached' });

    // Without the list of categories the project's own category remains selected.
    expect(await page.getByLabel('Category', { exact: true }).inputValue()).toBe('Beta');
    await page.getByRole('button', { name: 'Edit Category Order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Category Order' });
    await dialog.getByText("Couldn't load the category order.").waitFor();
    await order.stop();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByRole('button', { name: 'Move Beta', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await title(page).fill('Without a list');
    await save(page).click();
    await toProjects(page);
    expect(await stored()).toMatchObject({ title: 'Without a list', category: 'Beta' });

    await page.goto(`${site.url}/admin/projects/none`);
    await page.getByText('Project not found.').waitFor();
    expect(await page.getByText(/^(View public page|Preview)$/).count()).toBe(0);
    await close();
  });

  test('a save that fails on the server or offline preserves every change and succeeds on retry', async () => {
    const { page, close } = await openEditor();
    await title(page).fill('Kept');
    const failure = await failCall(page, 'projects.update');
    await save(page).click();
    await page.getByRole('alert').getByText('Failed to update project: Internal server error').waitFor();
    await failure.stop();
    await page.context().setOffline(true);
    await save(page).click();
    await page
      .getByRole('alert')
      .getByText('Failed to update project: No response from server. Please check your network connection.')
      .waitFor();
    await page.context().setOffline(false);
    expect(await title(page).inputValue()).toBe('Kept');
    expect(await stored()).toMatchObject({ title: 'Kite' });
    await save(page).click();
    await toProjects(page);
    await page.getByText('Project updated successfully!').waitFor();
    expect(await page.getByText(/^Failed to update project/).count()).toBe(0);
    expect(await stored()).toMatchObject({ title: 'Kept' });
    await close();
  });

  test('a deletion asks first, reports the failure, and leads to the projects once it succeeds', async () => {
    const { page, close } = await openEditor();
    await title(page).fill('Obsolete');
    await page.getByRole('button', { name: 'Delete Project' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to delete this project?').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Delete Project');
    await page.keyboard.press('Enter');
    const failure = await failCall(page, 'projects.remove');
    await dialog.getByRole('button', { name: 'Delete Project' }).click();
    await dialog.getByText('Failed to delete project. Please try again.').waitFor();
    await failure.stop();
    await dialog.getByRole('button', { name: 'Delete Project' }).dblclick();
    await toProjects(page);
    await page.getByRole('status').getByText('Project deleted successfully!').waitFor();
    expect((await fetch(`${site.url}/api/projects/${id}`)).status).toBe(404);
    await page.goBack();
    await page.getByText('Project not found.').waitFor();
    await close();
  });

  test('a project that was deleted elsewhere can be saved as a new one', async () => {
    const { page, close } = await openEditor();
    await title(page).fill('Saved from the wreck');
    await call('DELETE', `/projects/${id}`);
    await save(page).click();
    await page.getByText('Failed to update project: Project not found.').waitFor();
    await page.getByRole('button', { name: 'Save as a new project' }).click();
    await toProjects(page);
    const projects: Project[] = await call('GET', '/projects');
    expect(projects[0]).toMatchObject({ title: 'Saved from the wreck', category: 'Beta', skills: ['C'] });
    await close();
  });
});

describe('unsaved changes to a project', () => {
  test('survive leaving the editor and a reload, until they are discarded', async () => {
    const { page, close } = await openEditor();
    await title(page).fill('Unsaved');
    await page.getByRole('link', { name: 'View public page' }).click();
    await page.waitForURL(`${site.url}/projects/${id}`);
    await page.getByText('Your unsaved changes stay in this tab.').waitFor();
    await page.goBack();
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
    expect(await stored()).toMatchObject({ title: 'Kite' });
    await close();
  });

  test('survive a 401 during a save and a new sign-in', async () => {
    const { page, close } = await openEditor('?tab=learned');
    await page.getByRole('textbox', { name: 'Learned' }).fill('To keep');
    await page.evaluate(() => {
      localStorage.setItem('token', 'no longer valid');
      localStorage.setItem('refreshToken', 'no longer valid');
    });
    await page.keyboard.press('Control+s');
    await page.waitForURL('**/login');
    await fillSignIn(page);
    await page.getByText('Unsaved changes restored.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Learned' }).inputValue()).toBe('To keep');
    await save(page).click();
    await toProjects(page);
    expect(await stored()).toMatchObject({ learned: 'To keep' });
    await close();
  });

  test('do not exist in an untouched tab, which shows what was saved elsewhere', async () => {
    const { page, close } = await openEditor();
    await call('PUT', `/projects/${id}`, { title: 'From elsewhere' });
    await page.clock.install();
    await page.clock.fastForward('01:00');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => title(page).inputValue()).toBe('From elsewhere');
    await close();
  });
});

describe('two saves in the project editor', () => {
  test('in quick succession from one tab store once each without a conflict', async () => {
    const { page, close } = await openEditor();
    const answers: number[] = [];
    page.on('response', response => {
      if (response.url().includes('projects.update')) answers.push(response.status());
    });
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/trpc/projects.update**', async route => {
      await held;
      await route.continue();
    });
    await title(page).fill('First');
    await save(page).dblclick();
    await title(page).fill('Second');
    await page.keyboard.press('Control+s');
    release();
    await expect.poll(() => answers).toEqual([200, 200]);
    await page.getByText(/visitors still see the version of \d\d:\d\d/).waitFor();
    expect(await stored()).toMatchObject({ title: 'First', pendingChanges: { title: 'Second' } });
    await close();
  });

  test('of a new project, by a double click, create one project', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
    const count = async () => (await call('GET', '/projects')).length;
    const before = await count();
    await page.getByRole('button', { name: 'Add New Project' }).dblclick();
    await page.waitForURL('**/admin/projects/*');
    await title(page).waitFor();
    expect(await count()).toBe(before + 1);
    await close();
  });

  test('merge without a question when one of them is the star on the dashboard', async () => {
    const { page, close } = await openEditor();
    await title(page).fill('Mine');
    await call('PUT', `/projects/${id}`, { featured: true });
    await save(page).click();
    await toProjects(page);
    expect(await stored()).toMatchObject({ title: 'Mine', featured: true });
    await close();
  });

  async function meetConflict() {
    const visited = await openEditor();
    const other = await visited.page.context().newPage();
    await other.goto(`${site.url}/admin/projects/${id}`);
    await title(visited.page).fill('Mine');
    await title(other).fill('Theirs');
    await other.getByLabel('Timeline').fill('Their spring');
    await save(other).click();
    await toProjects(other);
    await save(visited.page).click();
    const dialog = visited.page.getByRole('dialog', { name: 'Changed elsewhere' });
    await dialog.getByText(/Theirs$/).waitFor();
    await dialog.getByText('Their spring').waitFor();
    expect(await stored()).toMatchObject({ title: 'Theirs' });
    return { ...visited, dialog };
  }

  test('from two tabs cause a conflict that the owner resolves by overwriting, which loses no other change', async () => {
    const { page, dialog, close } = await meetConflict();
    expect(await listAxeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    expect(await title(page).inputValue()).toBe('Mine');
    await save(page).click();
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await toProjects(page);
    expect(await stored()).toMatchObject({ title: 'Mine', timeline: 'Their spring' });
    await close();
  });

  test('from two tabs cause a conflict that the owner resolves with the saved version', async () => {
    const { page, dialog, close } = await meetConflict();
    await dialog.getByRole('button', { name: 'Use saved version' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('Theirs');
    await page.getByRole('link', { name: 'View public page' }).click();
    await page.waitForURL(`${site.url}/projects/${id}`);
    expect(await stored()).toMatchObject({ title: 'Theirs', timeline: 'Their spring' });
    await close();
  });
});

describe('the category order', () => {
  const storedOrder = (): Promise<string[]> => call('GET', '/projects/category-order');

  async function openOrder(options: VisitorOptions = {}) {
    const visited = await openEditor('', options);
    await visited.page.getByRole('button', { name: 'Edit Category Order' }).click();
    const dialog = visited.page.getByRole('dialog', { name: 'Edit Category Order' });
    await dialog.getByRole('listitem').first().waitFor();
    const names = () =>
      dialog
        .getByRole('button', { name: /^Move \S+$/ })
        .evaluateAll(handles =>
          handles.map(handle => handle.getAttribute('aria-label')?.replace('Move ', '')),
        );
    return { ...visited, dialog, names };
  }

  test('changes by mouse after 5 pixels and is saved at once', async () => {
    const { page, dialog, names, problems, close } = await openOrder();
    const before = await names();
    const rows = dialog.getByRole('listitem');
    const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
    if (!first || !second) throw new Error('There are no rows');
    const x = first.x + first.width / 2;
    await page.mouse.move(x, first.y + first.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, first.y + first.height / 2 + 3);
    expect(await page.locator('.sortable-fallback').count()).toBe(0);
    for (let y = first.y + first.height / 2; y < second.y + second.height; y += 8)
      await page.mouse.move(x, y);
    await page.mouse.up();
    const after = [before[1], before[0], ...before.slice(2)];
    await expect.poll(names).toEqual(after);
    await expect.poll(storedOrder).toEqual(after);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => focused(page)).toBe('Edit Category Order');
    expect(problems).toEqual([]);
    await close();
  });

  test('changes by touch after a long press', async () => {
    const { page, dialog, names, close } = await openOrder({ hasTouch: true, isMobile: true });
    const before = await names();
    const row = dialog.getByRole('listitem').first();
    const box = await row.boundingBox();
    if (!box) throw new Error('There is no row');
    const finger = await page.context().newCDPSession(page);
    const x = box.x + box.width / 2;
    const at = (y: number) => ({ touchPoints: [{ x, y: box.y + y }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(20) });
    await dialog.locator('.sortable-chosen').waitFor();
    for (let y = 20; y < box.height * 2; y += 8)
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
    await expect.poll(names).not.toEqual(before);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const after = [before[1], before[0], ...before.slice(2)];
    await expect.poll(storedOrder).toEqual(after);
    await close();
  });

  test('changes by keyboard, by one position or to an end, is reset by Escape, and announces each move', async () => {
    const { page, dialog, names, close } = await openOrder();
    const before = await names();
    const [name = ''] = before;
    const rest = before.slice(1);
    await dialog.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await dialog.getByText(`${name} picked up, position 1 of ${before.length}.`).waitFor();
    await page.keyboard.press('End');
    expect(await names()).toEqual([...rest, name]);
    await page.keyboard.press('Escape');
    await dialog
      .getByText(`Reordering canceled. ${name} is back at position 1 of ${before.length}.`)
      .waitFor();
    expect(await names()).toEqual(before);
    expect(await focused(page)).toBe(`Move ${name}`);

    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await dialog.getByText(`${name} moved to position 2 of ${before.length}.`).waitFor();
    expect(await storedOrder()).toEqual(before);
    await page.keyboard.press('Enter');
    await dialog.getByText(`${name} dropped at position 2 of ${before.length}.`).waitFor();
    const after = [rest[0], name, ...rest.slice(1)];
    await expect.poll(storedOrder).toEqual(after);
    await page.getByRole('button', { name: `Move ${name} up` }).click();
    await expect.poll(storedOrder).toEqual(before);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await close();
  });

  test('that failed to save stays as dropped and shows the failure until it is saved', async () => {
    const { page, dialog, names, close } = await openOrder();
    const before = await names();
    const failure = await failCall(page, 'projects.setCategoryOrder');
    await dialog.getByRole('button', { name: `Move ${before[0]} down` }).click();
    await dialog.getByText('Not saved').waitFor();
    const after = [before[1], before[0], ...before.slice(2)];
    expect(await names()).toEqual(after);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await failure.stop();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(storedOrder).toEqual(after);
    await page.getByText('Not saved').waitFor({ state: 'detached' });
    await close();
  });
});

test('the ? key and a button list the shortcuts, except in a text field, and the key can be turned off', async () => {
  const { page, problems, close } = await openEditor();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await title(page).press('End');
  await page.keyboard.type('?');
  expect(await title(page).inputValue()).toBe('Kite?');
  await page.getByRole('button', { name: 'Shortcuts' }).focus();
  await page.keyboard.press('?');
  await dialog.getByText('Nudge by 100 pixels').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await dialog.getByRole('switch', { name: 'Open this list with the ? key' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Shortcuts');
  await page.keyboard.press('?');
  await page.keyboard.press('Enter');
  await dialog.getByRole('switch', { name: 'Open this list with the ? key' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('?');
  await dialog.waitFor();
  expect(problems).toEqual([]);
  await close();
});

test.for([
  ['light', 390],
  ['dark', 1440],
] as const)('axe reports no violations in the %s theme at %i px', async ([colorScheme, width]) => {
  const options = { colorScheme, viewport: { width, height: 900 } };
  const { page, close } = await visitAsOwner(browser, site.url, `/admin/projects/${id}?tab=skills`, options);
  await page.getByRole('combobox', { name: 'New skill' }).fill('ru');
  await page.getByRole('listbox', { name: 'Known skills' }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('group', { name: 'Write or preview' }).getByText('Preview').click();
  await page.getByRole('button', { name: 'Edit Category Order' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await close();
});

test('on a phone a very long skill does not overflow, and a message does not cover the save bar', async () => {
  const options = { viewport: { width: 390, height: 844 } };
  const { page, close } = await visitAsOwner(browser, site.url, `/admin/projects/${id}?tab=skills`, options);
  const newSkill = page.getByRole('combobox', { name: 'New skill' });
  await newSkill.fill('Donaudampfschifffahrt'.repeat(8));
  await newSkill.press('Enter');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.route('**/projects.update**', route => route.abort());
  await save(page).click();
  const message = page.getByRole('alert').getByText('Failed to update project');
  await message.waitFor();
  const bar = page.getByRole('group', { name: /^Publishing status: / });
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([message.boundingBox(), bar.boundingBox()]);
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);
  await close();
});
