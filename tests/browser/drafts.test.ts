import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test } from '../support/browser/browser-test';
import { sweepWithAxe } from '../support/browser/sweep';

test('the dialogs that schedule, preview and publish a new project pass axe, and its preview link is turned off', async ({
  owner,
  problems,
  visitor,
}) => {
  problems.expect(/404/);
  const page = await owner('/admin/dashboard');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  await page.waitForURL('**/admin/projects/*');
  const bar = page.getByRole('group', { name: /^Publishing status: / });
  await page.getByRole('region', { name: 'Who sees it' }).getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Date and time').fill('2020-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByText('Choose a time in the future.').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await dialog.getByLabel('Date and time').fill('2099-01-02T09:00');
  await page.keyboard.press('Enter');
  const initialTexts = page.getByRole('dialog', { name: 'Fields with their initial text' });
  await initialTexts.getByText('Timeline').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await initialTexts.getByRole('button', { name: 'Schedule as is' }).click();
  await bar.getByText('Scheduled', { exact: true }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Preview as visitors will see it' }).click();
  const panel = page.getByRole('dialog', { name: 'Preview' });
  await panel.getByRole('button', { name: 'Create link' }).click();
  const href = (await panel.getByRole('link', { name: 'Open preview' }).getAttribute('href')) ?? '';
  expect(await listAxeFindings(page)).toEqual([]);
  const seen = await visitor(href);
  await seen.getByText('Only people with this link can see this page.').waitFor();
  await sweepWithAxe(seen);
  expect(await seen.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await panel.getByRole('button', { name: 'Create link' }).waitFor();
  await seen.reload();
  await seen.getByText('This link has expired or was turned off.').waitFor();
  // Public pages hide the draft from its owner too.
  await page.goto(page.url().replace('/admin', ''));
  await page.getByRole('heading', { name: 'Project not found.' }).waitFor();
});

test('unpublished changes are previewed in each theme and on a phone', async ({ call, owner }) => {
  const [{ _id: id }] = await call('POST', '/projects', { title: 'Weir gauge', details: 'As it was.' });
  await call('PUT', `/projects/${id}`, { pendingChanges: { title: 'Weir gauge 2' } });
  const page = await owner(`/admin/projects/${id}`);
  await page.getByText('Unpublished changes', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Preview as visitors will see it' }).click();
  await page.getByRole('button', { name: 'Show preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview of the saved version' });
  const frame = dialog.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Weir gauge 2' }).waitFor();
  await dialog.getByRole('button', { name: 'Dark' }).click();
  await frame.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Phone' }).click();
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(390);
  expect(await listAxeFindings(page)).toEqual([]);
});
