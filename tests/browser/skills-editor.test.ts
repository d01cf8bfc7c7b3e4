import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAccessibilityProblems } from '../support/axe-findings';
import { failCall, holdCalls } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { fillSignIn, visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';

type Skill = { _id?: string; name: string; category?: string; isCore?: boolean };

let browser: Browser;
let site: Site;
let call: OwnerCall;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
  call = await ownerCalls(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
beforeEach(() =>
  saveSkills([
    { name: 'CSS', category: 'Web' },
    { name: 'Git', category: 'Tools' },
    { name: 'Ada', category: 'Old', isCore: true },
  ]),
);

function saveSkills(skills: Skill[]): Promise<Skill[]> {
  return call('POST', '/skills', skills);
}

async function storedNames(): Promise<string[]> {
  const skills: Skill[] = await call('GET', '/skills');
  return skills.map(({ name }) => name).sort();
}

async function openEditor() {
  const visited = await visitAsOwner(browser, site.url, '/admin/skills');
  await visited.page.getByRole('table', { name: 'Skills' }).waitFor();
  return visited;
}

/** Returns the names in the list, from top to bottom. */
function names(page: Page): Promise<string[]> {
  return page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll(buttons =>
      buttons.map(button => button.getAttribute('aria-label')?.replace('Edit ', '') ?? ''),
    );
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

async function addSkill(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Skill' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category', { exact: true }).fill('Languages');
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('axe reports no violations in the skills editor, and nothing overflows', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/skills');
  // Opens the first row, because the bar at the bottom covers the rows there.
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Choose icon, current/ }).click();
  await page.getByLabel('Search icons').waitFor();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await close();
});

test('the skill list can be searched and sorted', async () => {
  const { page, problems, close } = await openEditor();
  expect(await names(page)).toEqual(['Ada', 'CSS', 'Git']);
  await page.getByRole('button', { name: 'Sort by Name' }).click();
  expect(await names(page)).toEqual(['Git', 'CSS', 'Ada']);
  await page.getByRole('button', { name: 'Sort by Category' }).click();
  expect(await names(page)).toEqual(['Ada', 'Git', 'CSS']);
  await page.getByPlaceholder('Search skills...').fill('TOOLS');
  await expect.poll(() => names(page)).toEqual(['Git']);
  await page.getByPlaceholder('Search skills...').fill('nothing');
  await page.getByText('No skills found').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('Save Changes stays in view for a long list, and never covers a focused element', async () => {
  await saveSkills(Array.from({ length: 40 }, (_, index) => ({ name: `Skill ${index + 10}` })));
  const { page, close } = await openEditor();
  const bar = await saveButton(page).boundingBox();
  expect(bar?.y).toBeLessThan(900);
  await saveButton(page).evaluate(button => button.removeAttribute('disabled'));
  await saveButton(page).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Edit Skill 30' }).focus();
  const row = await page.getByRole('button', { name: 'Edit Skill 30' }).boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await close();
});

test('edits of skills are local until they are saved', async () => {
  const { page, problems, close } = await openEditor();
  expect(await saveButton(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Edit CSS' }).click();
  await page.getByLabel('Name', { exact: true }).fill('CSS 4');
  await page.getByRole('button', { name: /^Choose icon, current/ }).click();
  await page.getByLabel('Search icons').fill('graphql');
  await page.getByRole('button', { name: 'graphql logo', exact: true }).click();
  await page.getByLabel('Color', { exact: true }).fill('#1c5fb8');
  await page.getByLabel('Description', { exact: true }).fill('Layout with grid.');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Edit CSS 4');
  await page.getByRole('button', { name: 'Preview CSS 4' }).click();
  await page.getByRole('dialog', { name: 'Skill Preview' }).getByText('Layout with grid.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Core skill: Git' }).click();
  await page.getByRole('button', { name: 'Delete Ada' }).click();
  await page.getByText('Are you sure you want to delete this skill?').waitFor();
  await page.getByRole('button', { name: 'Delete skill' }).click();
  await addSkill(page, 'Rust');
  await page.getByText('3 skills', { exact: true }).waitFor();
  await page.getByText('4 skills not saved').waitFor();
  expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git']);

  await page.getByRole('button', { name: 'Edit Git' }).click();
  await page.keyboard.press('Control+s');
  await page.getByText('Skills saved successfully!').waitFor();
  expect(await saveButton(page).isDisabled()).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Edit Git');
  const skills: Skill[] = await call('GET', '/skills');
  expect(skills).toEqual([
    expect.objectContaining({
      name: 'CSS 4',
      icon: 'si si-graphql',
      color: '#1c5fb8',
      description: 'Layout with grid.',
    }),
    expect.objectContaining({ name: 'Git', isCore: true }),
    expect.objectContaining({ name: 'Rust' }),
  ]);
  expect(problems).toEqual([]);
  await close();
});

test('a skill without a category is neither confirmed nor saved, and the field says why', async () => {
  const { page, close } = await openEditor();
  await page.getByRole('button', { name: 'Add Skill' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sailing');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const reason = page.getByText("Enter a category. Visitors don't see skills without one.");
  await reason.waitFor();
  await saveButton(page).click();
  await page.getByText("Couldn't save the skills.").waitFor();
  expect(await storedNames()).not.toContain('Sailing');
  await page.getByLabel('Category', { exact: true }).fill('Sports');
  expect(await reason.count()).toBe(0);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await saveButton(page).click();
  await page.getByText('Skills saved successfully!').waitFor();
  expect(await storedNames()).toContain('Sailing');
  await close();
});

test('opening a row moves no column, and the bar does not speak of saved changes', async () => {
  const { page, close } = await openEditor();
  const headers = page.getByRole('columnheader');
  const readLefts = () => headers.evaluateAll(all => all.map(each => each.getBoundingClientRect().left));
  const before = await readLefts();
  await page.getByText('All changes saved').waitFor();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByText('Nothing to save yet').waitFor();
  expect(await readLefts()).toEqual(before);
  await close();
});

test('canceling an edit discards it, and removes a new row that was never confirmed', async () => {
  const { page, close } = await openEditor();
  await page.getByRole('button', { name: 'Edit CSS' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Wrong');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Skill' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await names(page)).toEqual(['Ada', 'CSS', 'Git']);
  expect(await saveButton(page).isDisabled()).toBe(true);
  await close();
});

test('six known skills are added with 14 actions, and each gets its icon, color and category', async () => {
  const { page, problems, close } = await openEditor();
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  const added = ['TypeScript', 'postgres', 'Docker', 'React', 'SQLite', 'Rust'];
  await act(page.getByRole('button', { name: 'Add Skill' }).click());
  for (const name of added) {
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    await act(page.keyboard.insertText(name));
    await act(page.keyboard.press('Enter'));
  }
  await page.getByText('6 skills not saved').waitFor();
  await act(saveButton(page).click());
  await page.getByText('Skills saved successfully!').waitFor();
  expect(actions).toBeLessThanOrEqual(14);
  // The blank row for a seventh skill is not saved, and Enter closes it.
  await page.getByLabel('Name', { exact: true }).press('Enter');
  expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);

  const skills: Skill[] = await call('GET', '/skills');
  expect(skills.map(({ name }) => name)).toEqual(['CSS', 'Git', 'Ada', ...added]);
  expect(skills).toContainEqual(
    expect.objectContaining({
      name: 'postgres',
      category: 'Databases',
      icon: 'fa-brands fa-postgresql',
      color: '#4169e1',
    }),
  );
  expect(problems).toEqual([]);
  await close();
});

test('a known name does not change what the owner entered before', async () => {
  const { page, close } = await openEditor();
  await page.getByText('Core skills come first on the home page').waitFor();
  await page.getByRole('button', { name: 'Add Skill' }).click();
  await page.getByLabel('Category', { exact: true }).fill('Storage');
  await page.getByLabel('Color', { exact: true }).fill('#123456');
  await page.getByLabel('Name', { exact: true }).fill('SQLite');
  await page.getByRole('button', { name: 'Choose icon, current: sqlite logo' }).waitFor();
  expect(await page.getByLabel('Category', { exact: true }).inputValue()).toBe('Storage');
  expect(await page.getByLabel('Color', { exact: true }).inputValue()).toBe('#123456');
  await close();
});

test('visitors see “Your order”, which keys and dragging change, and a sort changes only the view', async () => {
  const { page, problems, close } = await openEditor();
  await page.getByRole('button', { name: 'Your order' }).click();
  await expect.poll(() => names(page)).toEqual(['CSS', 'Git', 'Ada']);
  await page.getByRole('button', { name: 'Move Ada' }).press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.getByText('Ada dropped at position 1 of 3.').waitFor();
  await page.getByText('1 skill not saved').waitFor();

  const from = await page.getByRole('button', { name: 'Move Git' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Move CSS' }).boundingBox();
  if (!from || !to) throw new Error('The handles are not in the page.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 20, { steps: 4 });
  await page.mouse.move(from.x + 8, to.y + 6, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Ada', 'Git', 'CSS']);

  await page.getByRole('button', { name: 'Edit Git' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Git 3');
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sort by Name' }).click();
  await expect.poll(() => names(page)).toEqual(['Ada', 'CSS', 'Git 3']);
  await saveButton(page).click();
  await page.getByText('Skills saved successfully!').waitFor();
  const seen: Skill[] = await (await fetch(`${site.url}/api/skills`)).json();
  expect(seen.map(({ name }) => name)).toEqual(['Ada', 'Git 3', 'CSS']);
  expect(problems).toEqual([]);
  await close();
});

test('on phones a skill is a row of 56 px that opens for editing, with targets of 44 px', async () => {
  const description = 'A long description that would take several lines on a phone, if the row showed it.';
  const skills = Array.from({ length: 20 }, (_, index) => ({ name: `Skill ${index + 10}`, category: 'Web' }));
  await saveSkills(skills.map(skill => ({ ...skill, description })));
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/skills', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const rows = page.getByRole('row').filter({ has: page.getByRole('switch') });
  await expect.poll(() => rows.count()).toBe(20);
  const heights = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(57);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3500);
  const targets = page.getByRole('table').locator('button:visible');
  const findSmall = () =>
    targets.evaluateAll(all =>
      all
        .map(button => ({ box: button.getBoundingClientRect(), label: button.getAttribute('aria-label') }))
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(({ label }) => label),
    );
  expect(await findSmall()).toEqual([]);

  // The Edit button covers the row except for the switch, so a tap on the name opens the row.
  await page.getByText('Skill 12', { exact: true }).tap({ force: true });
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Skill 12');
  expect(await findSmall()).toEqual([]);
  await page.getByRole('button', { name: 'Preview Skill 12' }).tap();
  await page.getByRole('dialog', { name: 'Skill Preview' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Skill 12' }).tap();
  await page.getByRole('button', { name: 'Delete skill', exact: true }).tap();
  await expect.poll(() => rows.count()).toBe(19);
  await page.getByRole('button', { name: 'Edit Skill 13' }).tap();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await close();
});

test('suggested skills can be added, each once, and are saved with the list', async () => {
  const { page, close } = await openEditor();
  await page.getByRole('button', { name: 'Suggest Skills' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggested skills' });
  const add = dialog.getByRole('button', { name: /^Add / }).first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('Add ', '');
  const count = await dialog.getByRole('button', { name: /^Add / }).count();
  await add.dblclick();
  const search = dialog.getByLabel('Search suggestions');
  await search.fill('svelte');
  await dialog.getByRole('button', { name: 'Add Svelte' }).click();
  await search.fill('nothing like it');
  await dialog.getByText('No suggestions match your search.').waitFor();
  await search.fill('');
  await dialog.getByRole('button', { name: `${name} added` }).waitFor();
  expect(await dialog.getByRole('button', { name: /^Add / }).count()).toBeLessThan(count);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await saveButton(page).click();
  await page.getByText('Skills saved successfully!').waitFor();
  expect(await storedNames()).toEqual(expect.arrayContaining([name, 'Svelte']));
  await close();
});

test('unsaved changes survive leaving the editor and a reload', async () => {
  const { page, close } = await openEditor();
  await addSkill(page, 'Rust');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.goBack();
  await page.getByText('Unsaved changes restored.').waitFor();
  expect(await names(page)).toContain('Rust');
  page.on('dialog', dialog => void dialog.accept());
  await page.reload();
  await page.getByText('Unsaved changes restored.').waitFor();
  expect(await names(page)).toContain('Rust');
  expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git']);
  await close();
});

test('Logout asks about unsaved changes before it ends the session', async () => {
  const { page, close } = await openEditor();
  await addSkill(page, 'Rust');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  expect(await names(page)).toContain('Rust');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('edits:skills'))).toBeNull();
  await close();
});

test('unsaved skills survive the end of the session and a new sign-in', async () => {
  const { page, close } = await openEditor();
  await addSkill(page, 'Rust');
  await page.evaluate(() => {
    localStorage.setItem('token', 'no longer valid');
    localStorage.setItem('refreshToken', 'no longer valid');
  });
  await saveButton(page).click();
  await page.waitForURL('**/login');
  await fillSignIn(page);
  await page.getByText('Unsaved changes restored.').waitFor();
  await saveButton(page).click();
  await page.getByText('Skills saved successfully!').waitFor();
  expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git', 'Rust']);
  await close();
});

describe('a skill list that was changed elsewhere', () => {
  async function meetConflict() {
    const visited = await openEditor();
    await addSkill(visited.page, 'Rust');
    await saveSkills([{ name: 'CSS', category: 'Elsewhere' }]);
    await saveButton(visited.page).click();
    const dialog = visited.page.getByRole('dialog', { name: 'Changed elsewhere' });
    await dialog.getByText('CSS · Elsewhere').waitFor();
    expect(await storedNames()).toEqual(['CSS']);
    return { ...visited, dialog };
  }

  test('can be overwritten', async () => {
    const { page, dialog, close } = await meetConflict();
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await page.getByText('Skills saved successfully!').waitFor();
    expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git', 'Rust']);
    await close();
  });

  test('can replace the unsaved changes', async () => {
    const { page, dialog, close } = await meetConflict();
    await dialog.getByRole('button', { name: 'Use saved version' }).click();
    await expect.poll(() => names(page)).toEqual(['CSS']);
    expect(await saveButton(page).isDisabled()).toBe(true);
    await close();
  });
});

describe('when a call of the skills editor fails', () => {
  test('the editor reports that the skills could not be loaded, and retries', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/');
    await page.route('**/trpc/**skills.listVersioned**', route => route.fulfill({ status: 500, body: '' }));
    const calls = await holdCalls(page);
    await page.goto(`${site.url}/admin/skills`);
    await page.getByText('Loading skills...').waitFor();
    calls.release();
    await page.getByText('Failed to load skills. Please try again later.').waitFor();
    await page.unroute('**/trpc/**skills.listVersioned**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('table', { name: 'Skills' }).waitFor();
    await close();
  });

  test('the editor does not open an older list instead of one that failed to load', async () => {
    const { page, close } = await openEditor();
    const go = (name: string) =>
      page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
    await go('Dashboard');
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    const failure = await failCall(page, 'skills.listVersioned');
    await go('Skills Editor');
    await page.getByText('Failed to load skills. Please try again later.').waitFor();
    expect(await page.getByRole('table', { name: 'Skills' }).count()).toBe(0);
    await failure.stop();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('table', { name: 'Skills' }).waitFor();
    await close();
  });

  test('the editor names a rejected field and opens its skill', async () => {
    const { page, close } = await openEditor();
    await page.getByRole('button', { name: 'Edit Git' }).click();
    await page.getByLabel('Color', { exact: true }).fill('rgb(0 0 0)');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await saveButton(page).click();
    await page
      .getByText(/^Failed to save skills\. Server error: .*\. Git, color: Must be a hex color/)
      .waitFor();
    await page.getByLabel('Color', { exact: true }).fill('#123456');
    await saveButton(page).click();
    await page.getByText('Skills saved successfully!').waitFor();
    expect(await page.getByText(/^Failed to save/).count()).toBe(0);
    await close();
  });

  test('a save that fails says why, preserves every change and succeeds on retry', async () => {
    const { page, close } = await openEditor();
    await addSkill(page, 'css');
    await saveButton(page).click();
    await page.getByText(/^Failed to save skills\. Server error: Two skills have the same name/).waitFor();
    // The browser knows that it is offline: the call must fail instead of waiting for the network.
    await page.context().setOffline(true);
    await saveButton(page).click();
    await page
      .getByText('Failed to save skills. No response from server. Please check your network connection.')
      .waitFor();
    await page.context().setOffline(false);
    // A proxy between browser and server may send its own texts.
    for (const [status, message] of [
      [502, 'Server error: Bad Gateway'],
      [200, /^Failed to save skills\. Error: .*not valid JSON/],
    ] as const) {
      await page.route('**/trpc/skills.saveList**', route =>
        route.fulfill({ status, contentType: 'text/html', body: '<h1>Proxy</h1>' }),
      );
      await saveButton(page).click();
      await page.getByRole('alert').getByText(message).waitFor();
      await page.unrouteAll();
    }
    expect(await names(page)).toContain('css');
    expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git']);

    await page.getByRole('button', { name: 'Edit css', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('CSS in print');
    await saveButton(page).click();
    await page.getByText('Skills saved successfully!').waitFor();
    expect(await page.getByText(/^Failed to save skills/).count()).toBe(0);
    expect(await storedNames()).toEqual(['Ada', 'CSS', 'CSS in print', 'Git']);
    await close();
  });

  test('suggestions that fail to load are reported, and load on retry', async () => {
    const { page, close } = await openEditor();
    await page.route('**/trpc/skills.suggest**', route => route.abort());
    const suggest = page.getByRole('button', { name: 'Suggest Skills' });
    await suggest.click();
    await page.getByText('Failed to suggest skills. Please try again.').waitFor();
    await page.unrouteAll();
    await suggest.click();
    await page
      .getByRole('dialog', { name: 'Suggested skills' })
      .getByRole('button', { name: /^Add / })
      .first()
      .waitFor();
    await close();
  });
});
