import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';
import { PHONE } from '../support/browser/sweep';

type Skill = { _id?: string; name: string; category?: string; isCore?: boolean; description?: string };

/** Saves the skills CSS, Git and Ada before each test. */
const test = base
  .extend(
    'save',
    ({ call }) =>
      (skills: Skill[]): Promise<Skill[]> =>
        call('POST', '/skills', skills),
  )
  .extend('skills', { auto: true }, ({ save }) =>
    save([
      { name: 'CSS', category: 'Web' },
      { name: 'Git', category: 'Tools' },
      { name: 'Ada', category: 'Old', isCore: true },
    ]),
  );

test('on a touch phone the switch of a row has a name, and a tap changes it', async ({ owner }) => {
  const page = await owner('/admin/skills', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const core = page.getByRole('switch').first();
  const before = await core.getAttribute('aria-checked');
  await core.tap();
  expect(await core.getAttribute('aria-checked')).not.toBe(before);
  await page.getByRole('row').nth(1).getByText('Core', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
});

test('axe reports no violations in an open skill with its icon picker, and opening it moves no column', async ({
  call,
  owner,
}) => {
  const page = await owner('/admin/skills');
  const headers = page.getByRole('columnheader');
  await headers.first().waitFor();
  const readLefts = () => headers.evaluateAll(all => all.map(each => each.getBoundingClientRect().left));
  const before = await readLefts();
  // Opens the first row, because the bar at the bottom covers the rows there.
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByText('Nothing to save yet').waitFor();
  expect(await readLefts()).toEqual(before);
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Choose icon, current/ }).click();
  await page.getByLabel('Search icons').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  // The site has more icons than those that the picker offers at first.
  await page.getByLabel('Search icons').fill('graphql');
  await page.getByRole('button', { name: 'graphql logo', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Skills saved successfully!').waitFor();
  expect(await call('GET', '/skills')).toContainEqual(expect.objectContaining({ icon: 'si si-graphql' }));
});

test('Save Changes stays in view for a long list, and never covers a focused element', async ({
  owner,
  save,
}) => {
  await save(Array.from({ length: 40 }, (_, index) => ({ name: `Skill ${index + 10}` })));
  const page = await owner('/admin/skills');
  const saveButton = page.getByRole('button', { name: 'Save Changes' });
  const bar = await saveButton.boundingBox();
  expect(bar?.y).toBeLessThan(900);
  await saveButton.focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Edit Skill 30' }).focus();
  const row = await page.getByRole('button', { name: 'Edit Skill 30' }).boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('visitors see “Your order”, which keys and dragging change, and a sort changes only the view', async ({
  owner,
  site,
}) => {
  const page = await owner('/admin/skills');
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
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sort by Name' }).click();
  await expect.poll(() => names(page)).toEqual(['Ada', 'CSS', 'Git 3']);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Skills saved successfully!').waitFor();
  const seen: Skill[] = await (await fetch(`${site.url}/api/skills`)).json();
  expect(seen.map(({ name }) => name)).toEqual(['Ada', 'Git 3', 'CSS']);
});

test('on phones a skill is a row of 56 px that opens for editing, with targets of 44 px', async ({
  owner,
  save,
}) => {
  const description = 'A long description that would take several lines on a phone, if the row showed it.';
  await save(
    Array.from({ length: 20 }, (_, index) => ({ name: `Skill ${index + 10}`, category: 'Web', description })),
  );
  const page = await owner('/admin/skills', { viewport: PHONE, hasTouch: true });
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
  expect(await listAxeFindings(page)).toEqual([]);
});

/** Returns the names in the list, from top to bottom. */
function names(page: Page): Promise<string[]> {
  return page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll(buttons =>
      buttons.map(button => button.getAttribute('aria-label')?.replace('Edit ', '') ?? ''),
    );
}
