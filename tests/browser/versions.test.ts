import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccessibilityProblems } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';

let browser: Browser;
let site: Site;
let call: OwnerCall;
beforeAll(async () => {
  site = await startSite({ SAMPLE_CONTENT: 'off', LIMIT_CONTACT: 'off', LIMIT_CONTACT_DAY: 'off' });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function addProject(title: string): Promise<string> {
  const [{ _id: id }] = await call('POST', '/projects', {
    title,
    category: 'Tools',
    description: 'A small kite.',
  });
  return id;
}

test('the history shows an earlier text and restores it', async () => {
  const id = await addProject('Kite');
  await call('PUT', `/projects/${id}`, { description: 'A large red kite.', status: 'wip' });
  const { page, problems, close } = await visitAsOwner(browser, site.url, `/admin/projects/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  const difference = dialog.getByRole('region', { name: 'Difference' });
  await difference.getByText('Description', { exact: true }).waitFor();
  expect(await difference.locator('del').allInnerTexts()).toEqual(['small', 'planning']);
  expect(await difference.locator('ins').allInnerTexts()).toEqual(['large red', 'wip']);
  expect(await dialog.getByRole('radio').count()).toBe(2);
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('status').getByText('Version restored.').waitFor();
  const field = page.getByLabel('Description', { exact: true });
  await expect.poll(() => field.inputValue()).toBe('A small kite.');
  expect(await call('GET', `/versions/${id}`)).toHaveLength(3);
  expect(problems).toEqual([]);
  await close();
});

test('a deleted project can be restored with Undo and from the trash', async () => {
  const id = await addProject('Gauge');
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  const isStored = async () => (await fetch(`${site.url}/api/projects/${id}`)).status === 200;
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete Gauge' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to delete this project?', { exact: true }).waitFor();
    await dialog.getByText(/ You can restore it for 30 days\.$/).waitFor();
    await dialog.getByRole('button', { name: 'Delete Project' }).click();
    await page.getByText('Project deleted successfully!').waitFor();
    expect(await isStored()).toBe(false);
  };

  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Project restored.').waitFor();
  expect(await isStored()).toBe(true);
  await page.getByRole('link', { name: 'Gauge', exact: true }).waitFor();

  // The toast stays while the owner opens the trash.
  await remove();
  await page.getByRole('main').getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('cell', { name: 'Gauge', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The trash is empty.').waitFor();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();

  await remove();
  await page.getByRole('main').getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('cell', { name: 'Gauge', exact: true }).waitFor();
  await page.getByRole('cell', { name: '30 days' }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore Gauge' }).click();
  await page.getByText('Gauge restored.').waitFor();
  await page.getByText('The trash is empty.').waitFor();
  expect(await isStored()).toBe(true);

  await call('DELETE', `/projects/${id}`);
  await page.reload();
  await page.getByRole('button', { name: 'Delete Gauge permanently' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('Gauge deleted permanently.').waitFor();
  expect(await call('GET', '/trash')).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('the trash shows one kind of item by its address, and a restored item can be viewed', async () => {
  const id = await addProject('Barometer');
  const note = await call('POST', '/notes', { title: 'Fair weather' });
  const message = await call('POST', '/contacts', { name: 'Ada', email: 'ada@example.org', message: 'Hi' });
  const event = await call('POST', '/timeline', { title: 'Storm' });
  await call('DELETE', `/timeline/${event._id}`);
  await call('DELETE', `/projects/${id}`);
  await call('DELETE', `/notes/${note._id}`);
  await call('DELETE', '/contacts', { ids: [message._id] });
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/trash');
  const listNames = () =>
    page.getByRole('table', { name: 'Trash' }).locator('tbody td:first-child').allInnerTexts();
  await expect.poll(listNames).toEqual(['Message from Ada', 'Fair weather', 'Barometer', 'Storm']);
  const kind = page.getByLabel('Kind', { exact: true });
  expect(await kind.getByRole('option').allInnerTexts()).toEqual([
    'Any kind',
    'Projects',
    'Notes',
    'Pages',
    'Timeline elements',
    'Messages',
  ]);
  await kind.selectOption('Pages');
  await page.getByText('No deleted pages.').waitFor();
  await kind.selectOption('Notes');
  await expect.poll(listNames).toEqual(['Fair weather']);
  expect(new URL(page.url()).search).toBe('?kind=note');
  await page.reload();
  await expect.poll(listNames).toEqual(['Fair weather']);
  await page.getByRole('button', { name: 'Restore Fair weather' }).click();
  await page.getByRole('button', { name: 'View' }).click();
  await page.waitForURL(`${site.url}/admin/notes/${note._id}`);

  await page.goto(`${site.url}/admin/trash?kind=nonsense`);
  await expect.poll(listNames).toEqual(['Message from Ada', 'Barometer', 'Storm']);
  await page.getByRole('button', { name: 'Restore Message from Ada' }).click();
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('article', { name: 'Message' }).getByRole('heading', { name: 'Ada' }).waitFor();

  // All elements are edited on one screen, which opens this one.
  await page.goto(`${site.url}/admin/trash`);
  await page.getByRole('button', { name: 'Restore Storm' }).click();
  await page.getByRole('button', { name: 'View' }).click();
  await page.waitForURL(`${site.url}/admin/about#${event._id}`);
  const opened = page.getByRole('article', { name: 'Storm' });
  await opened.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await expect.poll(() => opened.evaluate(card => card === document.activeElement)).toBe(true);
  await call('DELETE', `/timeline/${event._id}`);
  await call('DELETE', '/trash');
  expect(problems).toEqual([]);
  await close();
});

test('a full trash shows its first rows on a phone, and all on request', async () => {
  const ids = [];
  for (let index = 1; index <= 60; index += 1)
    ids.push(
      (await call('POST', '/contacts', { name: `Ada ${index}`, email: 'a@example.org', message: 'Hi' }))._id,
    );
  await call('DELETE', '/contacts', { ids });
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/trash', {
    viewport: { width: 390, height: 844 },
  });
  const rows = page.getByRole('table', { name: 'Trash' }).locator('tbody tr');
  await rows.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_500);
  await page.getByRole('button', { name: 'Show all 60 items' }).click();
  await expect.poll(() => rows.count()).toBe(60);
  await call('DELETE', '/trash');
  expect(problems).toEqual([]);
  await close();
});

test('a deleted timeline element and a deleted skill can be restored with Undo', async () => {
  await call('POST', '/timeline', { title: 'First' });
  await call('POST', '/skills', [{ name: 'Rust' }, { name: 'SQL' }]);
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/about');
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('button', { name: 'Delete element' }).click();
  await page.getByText('Nothing on the timeline yet.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Element restored.').waitFor();
  await page.getByRole('button', { name: /^Edit / }).waitFor();

  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('button', { name: 'Expand' }).last().click();
  await page.getByRole('button', { name: 'Delete Rust' }).click();
  await page.getByRole('button', { name: 'Delete skill' }).click();
  await page.getByText('Skill deleted successfully!').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Skill restored.').waitFor();
  await page.getByRole('cell', { name: 'Rust', exact: true }).waitFor();
  expect((await call('GET', '/skills')).map(({ name }: { name: string }) => name)).toEqual(['Rust', 'SQL']);
  expect(problems).toEqual([]);
  await close();
});
